import type { Gadong } from '#core/board/junction'
import { countsOf } from '#core/pattern/board'
import type { Counts } from '#core/pattern/cells'
import { translate } from '../i18n'
import { useToasts } from '../stores/toasts'
import { useEditor } from './store'

/** Gives the board a bowl of another size, and says what that took from the drawing or left open in it. */
export function chooseBowl(gadong: Gadong): void {
  const editor = useEditor()
  const before = countsOf(editor.board)
  editor.chooseGadong(gadong)
  const told = wordsOf(before, countsOf(editor.board))
  if (told !== '') useToasts().show(told)
}

/** What a change of the bowl did to the tokens; '' where there is nothing to tell, as on an empty board. */
function wordsOf(before: Counts, after: Counts): string {
  const gone = tokensOf(before) - tokensOf(after)
  if (gone > 0) {
    const { black, white } = after
    const isUneven = before.black === before.white && black !== white
    const counts = isUneven ? translate('editor.bowlUneven', { black, white }) : ''
    return [translate('editor.bowlTook', { n: gone }), counts, translate('editor.bowlBack')]
      .filter(Boolean)
      .join(' ')
  }
  const open = after.undecided - before.undecided
  return open > 0 && tokensOf(before) > 0 ? translate('editor.bowlLeft', { n: open }) : ''
}

function tokensOf({ black, white }: Counts): number {
  return black + white
}
