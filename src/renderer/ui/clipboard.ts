import { useByHand } from '../stores/by-hand'

/** Puts a text on the clipboard, if need be the old way; whether it worked. Where it does not, a dialog shows the text. */
export async function copyText(text: string): Promise<boolean> {
  const copied = (await copyByApi(text)) || copyBySelection(text)
  if (!copied) useByHand().text = text
  return copied
}

async function copyByApi(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  const before = document.activeElement
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
