import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawnForEach } from './drawn.testing.tsx'
import { toasts } from './events.ts'
import { useCopy } from './use-copy.ts'

const render = drawnForEach()
beforeEach(() => toasts.set([]))
afterEach(() => vi.unstubAllGlobals())

function CopyNumber() {
  const copy = useCopy()
  return <button type="button" onClick={() => void copy('L261119-0592')} />
}

async function pressed(clipboard: object | undefined) {
  vi.stubGlobal('navigator', { clipboard })
  render(
    <IntlProvider locale="zh-CN" messages={{ kit }}>
      <CopyNumber />
    </IntlProvider>,
  )
  document.querySelector('button')?.click()
  await expect.poll(() => toasts.get()).toHaveLength(1)
  return toasts.get().map(({ kind, text }) => ({ kind, text }))
}

it('copies, and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  expect(await pressed({ writeText })).toEqual([{ kind: 'success', text: kit.cell.copied }])
  expect(writeText).toHaveBeenCalledWith('L261119-0592')
})

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard without https', undefined],
])('says how else to copy where the browser %s', async (_why, clipboard) => {
  expect(await pressed(clipboard)).toEqual([{ kind: 'error', text: kit.cell.copyRefused }])
})
