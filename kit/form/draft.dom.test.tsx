import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KitProvider } from '../page/context.tsx'
import { type Draft, useDraft } from './draft.ts'
import { type Form, useForm } from './form.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Values = { note: string }
type Tab = { form: Form<Values>; draft: Draft<Values> }
const surroundings = {
  userId: '7',
  granted: [],
  upload: () => Promise.reject(new Error('no files here')),
  previewAddress: () => undefined,
  say: () => undefined,
}
const noErrors = () => ({})

/** The same form once more, as another tab of the browser or another visit has it. */
async function openTab(name = 'invoice.new') {
  const tab = {} as Tab
  function Part() {
    tab.form = useForm<Values>({ initial: { note: '' }, check: noErrors })
    tab.draft = useDraft(name, tab.form)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <IntlProvider locale="en-US" timeZone="UTC" messages={{ errors: {} } as never}>
        <KitProvider value={surroundings}>
          <Part />
        </KitProvider>
      </IntlProvider>,
    ),
  )
  return {
    get found() {
      return tab.draft.found?.values.note
    },
    get note() {
      return tab.form.values.note
    },
    async type(note: string): Promise<void> {
      vi.setSystemTime(Date.now() + 1_000)
      await act(async () => tab.form.set('note', note))
    },
    run: (step: 'take' | 'discard') => act(async () => tab.draft[step]()),
    save: () =>
      act(async () => {
        tab.form.reset(tab.form.values)
        tab.draft.drop()
      }),
    /** The dialog stays open for a moment after its values were sent. */
    post: () => act(async () => tab.draft.drop()),
    /** For another page of the application. */
    leave: () => act(async () => root.unmount()),
    close: async () => {
      await act(async () => void dispatchEvent(new Event('pagehide')))
      await act(async () => root.unmount())
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

describe('what is typed into a form', () => {
  it('is gone once it was sent, although the form is still open when its pause ends or its tab is closed', async () => {
    const first = await openTab()
    await first.type('RC 5,000.00')
    await first.post()
    await first.close()
    expect((await openTab()).found).toBeUndefined()
  })

  it('is stored again when more is typed after it was sent', async () => {
    const first = await openTab()
    await first.type('RC 5,000.00')
    await first.post()
    await first.type('RC 6,000.00')
    await first.close()
    expect((await openTab()).found).toBe('RC 6,000.00')
  })

  it('takes what an earlier visit left with it when the same is sent', async () => {
    const first = await openTab()
    await first.type('RC 5,000.00')
    await first.close()
    const second = await openTab()
    await second.type('RC 5,000.00')
    await second.post()
    await second.leave()
    expect((await openTab()).found).toBeUndefined()
  })

  it('is offered at the next visit, and goes on from there', async () => {
    const first = await openTab()
    await first.type('Reel 42')
    await first.close()
    const second = await openTab()
    expect(second.found).toBe('Reel 42')
    await second.run('take')
    await second.type('Reel 43')
    await second.close()
    const third = await openTab()
    expect(third.found).toBe('Reel 43')
    await third.run('discard')
    expect(third.found).toBeUndefined()
    await third.close()
    expect(localStorage.length).toBe(0)
  })

  it('is kept where the form is left before the pause in the typing is over, unless it was saved', async () => {
    const left = await openTab()
    await left.type('Reel 42')
    await left.leave()
    const next = await openTab()
    expect(next.found).toBe('Reel 42')
    await next.run('take')
    await next.type('Reel 43')
    await next.save()
    await next.leave()
    expect((await openTab()).found).toBeUndefined()
  })

  it('is not lost to a second tab in which another record is begun', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.type('Reel 1')
    await second.type('Reel 2')
    await first.close()
    await second.close()
    const next = await openTab()
    const offered = [next.found]
    await next.run('discard')
    offered.push(next.found)
    expect(offered.map(String).toSorted()).toEqual(['Reel 1', 'Reel 2'])
    await next.run('take')
    expect(next.note).toBe(offered[1])
    await next.close()
  })

  it('stays when another record is entered over an offer that nobody answered', async () => {
    const first = await openTab()
    await first.type('Reel 1')
    await first.close()
    const second = await openTab()
    await second.type('Reel 2')
    await second.save()
    await second.close()
    expect((await openTab()).found).toBe('Reel 1')
  })

  it('of another form is not offered', async () => {
    const first = await openTab()
    await first.type('Reel 1')
    await first.close()
    expect((await openTab('invoice.5')).found).toBeUndefined()
  })

  it('is of the last few tabs: the oldest gives way', async () => {
    for (let place = 1; place <= 7; place += 1) {
      const tab = await openTab()
      await tab.type(`Reel ${place}`)
      await tab.close()
    }
    expect(localStorage.length).toBe(5)
    expect((await openTab()).found).toBe('Reel 7')
  })
})
