import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { errors, machines } from '@quayside/phrases/en-US/texts.ts'
import { act } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { drawnForEach } from '../page/drawn.testing.tsx'
import { StateActions } from '../record/state-actions.tsx'
import { Field } from './field.tsx'
import { useForm } from './form.ts'

const render = drawnForEach()
const draw = (content: React.ReactNode): void =>
  render(
    <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit, errors, machines } as never}>
      {content}
    </IntlProvider>,
  )
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button')].findLast((each) => each.textContent === name)

it('a field says what is wrong with one of its items, and what is known when the form opens', () => {
  const Sample = () => {
    const form = useForm({
      initial: { files: ['a', 'b'], name: '' },
      check: () => ({}),
      wrong: { 'files.1': 'Not yours', name: 'Missing' },
    })
    return (
      <>
        <Field form={form} name="files" label="Files">
          {({ id }) => <input id={id} readOnly value="" />}
        </Field>
        <Field form={form} name="name" label="Name">
          {({ id, set }) => <input id={id} value="" onChange={() => set('x')} />}
        </Field>
      </>
    )
  }
  draw(<Sample />)
  const said = [...document.querySelectorAll('.q-field-error')].map((each) => each.textContent)
  expect(said).toEqual(['Not yours', 'Missing'])
})

it('a step is taken with the record that was asked about, whatever is drawn under the question', async () => {
  const taken: number[] = []
  const actions = (version: number) => (
    <StateActions
      machine="forwarderQuotation"
      steps={[{ name: 'confirmQuote', to: 'confirmed', needs: [] }]}
      onStep={() => Promise.resolve(taken.push(version))}
    />
  )
  const { label } = machines.forwarderQuotation.confirmQuote
  draw(actions(1))
  act(() => button(label)?.click())
  draw(actions(2))
  await act(async () => button(label)?.click())
  expect(taken).toEqual([1])
})

it('what is filled in by itself keeps what was entered since it was asked for', () => {
  let form: ReturnType<typeof useForm<{ supplier: string; method: string }>> | undefined
  const Sample = () => {
    form = useForm({ initial: { supplier: '', method: '' }, check: () => ({}) })
    return null
  }
  draw(<Sample />)
  const asked = form
  act(() => form?.set('method', 'T/T'))
  act(() => asked?.fill(({ method }) => ({ supplier: method === 'T/T' ? 'Acme' : '' })))
  expect(form).toMatchObject({ values: { supplier: 'Acme', method: 'T/T' }, isDirty: true })
  act(() => form?.set('method', ''))
  expect(form?.isDirty).toBe(false)
})
