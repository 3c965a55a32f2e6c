import { LANGUAGES, type Language } from '#core/settings/settings'
import { computed } from 'vue'
import { currentLanguage, translate } from '../i18n'
import { namesakeOf, namesOf, wordsOfNamesake } from '../library/namesakes'
import { useLibrary } from '../library/store'
import { useNavigation } from '../stores/navigation'
import { useEditor } from './store'

/** The other pattern of the library, if any, that has a name of the one under work, in words, and the way to it. */
export function useNamesake() {
  const editor = useEditor()
  const library = useLibrary()

  // The same object until a name changes: the library is not gone through for every stroke.
  const names = computed<Readonly<Record<Language, string>>>((before) => {
    const now = namesOf(editor.shownDocument)
    return before && LANGUAGES.every((language) => before[language] === now[language]) ? before : now
  })
  const namesake = computed(() => {
    const isUnnamed = editor.patternId === null && names.value.en === translate('editor.untitled')
    return isUnnamed ? null : namesakeOf(names.value, library.patterns, editor.patternId, currentLanguage())
  })
  const remark = computed(() => namesake.value && wordsOfNamesake(namesake.value))

  function show(): void {
    const id = namesake.value?.pattern.id
    if (id !== undefined) void useNavigation().go('library', { kind: 'pattern', id })
  }

  return { namesake, remark, show }
}
