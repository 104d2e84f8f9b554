import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { act, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from './events.ts'
import { lazyPart } from './lazy-part.tsx'

let root: Root
let page: HTMLElement
let isOnline = false
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React writes every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  toasts.set([])
  isOnline = false
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const draw = (part: ReactNode) =>
  act(async () =>
    root.render(
      <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit } as never}>
        <input aria-label="typed" defaultValue="2 000 pcs" />
        <Suspense>{part}</Suspense>
      </IntlProvider>,
    ),
  )
const typed = () => page.querySelector('input')?.value
const load = <P,>(part: (props: P) => ReactNode) =>
  isOnline ? Promise.resolve({ default: part }) : Promise.reject(new TypeError('Failed to fetch'))

describe('a part that cannot be loaded', () => {
  it('leaves the page as it is and is tried again by a button', async () => {
    const Part = lazyPart(() => load(() => <p>the part</p>))
    await draw(<Part />)
    expect(page.querySelector('[role=alert]')?.textContent).toContain(kit.error.part)
    isOnline = true
    await act(async () => page.querySelector('button')?.click())
    expect(page.textContent).toContain('the part')
    expect(typed()).toBe('2 000 pcs')
  })

  it('closes a dialog with a message, which opens the next time', async () => {
    const Dialog = lazyPart(() => load((_props: { onClose: () => void }) => <p>the dialog</p>))
    const onClose = vi.fn()
    await draw(<Dialog onClose={onClose} />)
    expect(onClose).toHaveBeenCalled()
    expect(toasts.get().map(({ text }) => text)).toContain(kit.error.part)
    isOnline = true
    await draw(null)
    await draw(<Dialog onClose={onClose} />)
    expect(page.textContent).toContain('the dialog')
    expect(typed()).toBe('2 000 pcs')
  })

  it('is left out where it is to spare', async () => {
    const Part = lazyPart(() => load(() => <p>the part</p>), { isSpare: true })
    await draw(<Part />)
    expect(page.textContent).toBe('')
  })
})
