import type { Context } from './console'

/** Shows how far a long command is. */
export interface Progress {
  readonly step: () => void
  readonly stop: () => void
}

/** A bar on the terminal, or a line now and then where messages go elsewhere. */
export async function showProgress({ console }: Context, what: string, total: number): Promise<Progress> {
  if (!console.terminal) return plainProgress(console.tell, what, total)
  const { SingleBar, Presets } = await import('cli-progress')
  const bar = new SingleBar(
    { format: `${what} {bar} {value}/{total}  {eta_formatted} left` },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { step: () => bar.increment(), stop: () => bar.stop() }
}

function plainProgress(tell: (line: string) => void, what: string, total: number): Progress {
  let done = 0
  const stride = Math.max(1, Math.ceil(total / 10))
  return {
    step: () => {
      done++
      if (done % stride === 0 || done === total) tell(`${what}: ${done} of ${total}`)
    },
    stop: () => undefined,
  }
}
