import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'

/** Draws into a place of the document that each test has for itself. */
export function drawnForEach(): (content: ReactNode) => void {
  let root: Root
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    // The test's document has no top layer.
    HTMLElement.prototype.showPopover = () => undefined
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
  })
  return (content) => act(() => root.render(content))
}

/** Types a text into a field as a user would. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | undefined, text: string): void {
  const set = Object.getOwnPropertyDescriptor(
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
    'value',
  )?.set
  act(() => {
    field?.focus()
    set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Waits for the calendar, which is loaded when it is first opened. */
export const drawnDay = (find: () => Element | null) =>
  expect
    .poll(async () => {
      await act(() => Promise.resolve())
      return find()
    })
    .not.toBeNull()
