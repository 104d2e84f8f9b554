import type { ClipboardEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** By the element's own setter: React replaces it on each field, and takes what is set there for its own change. */
function setValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/**
 * A browser cuts what is pasted at `maxLength` without a word: an account number or an amount would lose its last digits.
 * A text that is too long is taken whole instead, and refused where it is checked.
 */
export function pasteWhole(event: ClipboardEvent<Field>): void {
  const field = event.currentTarget
  const { selectionStart, selectionEnd, value, maxLength } = field
  // Inputs of numbers and passwords of some browsers tell no selection.
  if (maxLength < 0 || selectionStart === null || selectionEnd === null) return
  const pasted = event.clipboardData.getData('text')
  const text = field instanceof HTMLTextAreaElement ? pasted : pasted.replaceAll(/[\r\n]+/g, '')
  if (value.length - (selectionEnd - selectionStart) + text.length <= maxLength) return
  event.preventDefault()
  setValue(field, `${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`)
  field.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
