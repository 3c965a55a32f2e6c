import type { Command } from '../command'
import { checkFile } from '../check-file'
import { DONE, FAILED } from '../console'
import { readTextFile } from '../files'
import { isOn } from '../flags'
import { faultLines } from '../words'

/** Checks files of any of our formats: one line a file, or each fault with its JSON path. */
export const validate: Command = {
  usage: 'validate <...files>',
  about: 'Check files: patterns, bundles, game records, settings',
  options: [{ usage: '--json', about: 'Print one JSON value' }],
  examples: ['validate my-pattern.pasang.json'],
  async run({ console }, files, flags) {
    const reports = await Promise.all(
      files.map(async (file) => {
        const text = await readTextFile(file)
        return { file, faults: text.ok ? checkFile(text.value, file) : text.error }
      }),
    )
    if (isOn(flags, 'json')) console.print(JSON.stringify(reports))
    else {
      for (const { file, faults } of reports) {
        if (faults.length === 0) console.print(`${file}: ok`)
        for (const line of faultLines(file, faults)) console.print(line)
      }
    }
    return reports.some(({ faults }) => faults.length > 0) ? FAILED : DONE
  },
}
