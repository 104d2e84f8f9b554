import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { errors } from '@quayside/phrases/en-US/texts.ts'
import { act } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { TextField } from '../form/common-fields.tsx'
import { useForm } from '../form/form.ts'
import { drawnForEach } from '../page/drawn.testing.tsx'

const draw = drawnForEach()

function Sample() {
  const form = useForm({ initial: { accountNo: '' }, check: () => ({}) })
  return <TextField form={form} name="accountNo" label="Account number" maxLength={10} />
}

function paste(text: string): HTMLInputElement {
  draw(
    <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit, errors } as never}>
      <Sample />
    </IntlProvider>,
  )
  const field = document.querySelector('input')
  if (!field) throw new Error('the field is not drawn')
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  act(() => {
    field.focus()
    field.dispatchEvent(event)
  })
  expect(event.defaultPrevented).toBe(text.length > 10)
  return field
}
const error = (): string | undefined => document.querySelector('.q-field-error')?.textContent

it('a pasted text that is too long is taken whole, and the field says how long it may be', () => {
  expect(paste('6222 0212 0000\n4567').value).toBe('6222 0212 00004567')
  expect(error()).toContain('10')
})

it('a pasted text that the field takes is left to the browser', () => {
  expect(paste('6222 0212').value).toBe('')
  expect(error()).toBeUndefined()
})
