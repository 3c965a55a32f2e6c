import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** A text that could not be put on the clipboard, for the person to copy from a dialog; null while there is none. */
export const useByHand = defineStore('byHand', () => ({ text: shallowRef<string | null>(null) }))
