import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { act } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { drawnForEach, typeInto } from '../page/drawn.testing.tsx'
import { StepDialog } from './step-dialog.tsx'

const render = drawnForEach()
const text = { label: 'Send back', confirm: 'The customer reads the reason.', done: 'Done' }
const field = (): HTMLTextAreaElement | null => document.querySelector('textarea')
const error = (): string | undefined => document.querySelector('.q-field-error')?.textContent
const send = (): void =>
  act(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text.label)?.click(),
  )

it('asks for a missing reason at its field until one is typed, and sends it without blanks around it', async () => {
  const sent: string[] = []
  render(
    <IntlProvider locale="zh-CN" messages={{ kit }}>
      <StepDialog
        step={{ needs: ['reason'] }}
        text={text}
        onClose={() => undefined}
        onConfirm={async (note) => void sent.push(note)}
      />
    </IntlProvider>,
  )
  expect(error()).toBeUndefined()
  // What is required is marked before it is missing.
  expect(field()?.labels[0]?.textContent).toContain(kit.form.required)
  send()
  expect(error()).toBe(kit.action.reasonMissing)
  expect(field()?.getAttribute('aria-describedby')).toBe(document.querySelector('.q-field-error')?.id)
  typeInto(field() ?? undefined, ' Wrong model ')
  expect(error()).toBeUndefined()
  typeInto(field() ?? undefined, '  ')
  expect(error()).toBe(kit.action.reasonMissing)
  typeInto(field() ?? undefined, ' Wrong model ')
  send()
  await expect.poll(() => sent).toEqual(['Wrong model'])
})
