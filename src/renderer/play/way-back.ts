import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { sameBoard, type PatternDocument } from '#core/pattern/document'
import { useLibrary } from '../library/store'
import { useNavigation } from '../stores/navigation'
import type { PlayRequest } from '../stores/navigation'
import { useGame } from './store'

/** Whether the game on the board is played on the pattern that the editor sent to Play last. */
export function useFromEditor(): ComputedRef<boolean> {
  const [navigation, library, game] = [useNavigation(), useLibrary(), useGame()]
  const sent = (request: PlayRequest | null): PatternDocument | undefined => {
    if (request?.kind === 'document') return request.document
    return request?.kind === 'pattern' && request.fromEditor ? library.byId(request.id)?.document : undefined
  }
  return computed(() => {
    const pattern = sent(navigation.requests.play)
    return pattern !== undefined && game.session !== null && sameBoard(pattern, game.session.record.pattern)
  })
}
