import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { optionalNumber } from '@quayside/contract/kernel/lines/line-cells.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { code, date, optionalText, orEmpty, phone } from '@quayside/contract/kernel/schema.ts'
import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { kernelErrors as errors } from '@quayside/phrases/zh-CN/kernel/errors.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formFieldsOf } from './form-fields.tsx'
import { formValuesOf } from './form-values.ts'

const columns = {
  number: { kind: 'text' },
  name: { kind: 'text', save: optionalText(40) },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000) },
  phone: { kind: 'text', save: orEmpty(phone) },
  source: {
    kind: 'code',
    codes: recordSource,
    save: z._default(code(recordSource), recordSource.codes.online),
  },
  quantity: { kind: 'quantity', isNullable: true, save: optionalNumber('quantity') },
  wantedOn: { kind: 'date', isNullable: true, save: z._default(z.nullable(date), null) },
} as const satisfies Columns
const { empty, valuesOf, bodyOf, shown } = formValuesOf(columns)
const labels = (key: keyof typeof columns): string => `label of ${key}`

await loadPhrases('zh-CN', ['kit', 'codes'])
const messages = {
  errors,
  kit: findPhrases('zh-CN', 'kit') ?? {},
  codes: findPhrases('zh-CN', 'codes') ?? {},
}
const drawn = (field: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" messages={messages}>
      {field}
    </IntlProvider>,
  )

describe('the fields of a form', () => {
  const form = { id: 'f', values: { ...empty, name: 'Jin' }, errors: { name: 'taken' }, set: () => undefined }
  const entry = formFieldsOf(columns, form, labels)

  it('show the value, the label and the error of a column', () => {
    const field = drawn(entry('name', { isRequired: true }))
    expect(field).toContain('label of name')
    expect(field).toContain('value="Jin"')
    expect(field).toContain('aria-required="true"')
    expect(field).toContain('taken')
  })
  it('say that a number is missing where one is required, and otherwise what is wrong with it', () => {
    const faulty = { ...form, errors: { quantity: errors.field.rate } }
    const missing = drawn(formFieldsOf(columns, faulty, labels)('quantity', { isRequired: true }))
    expect(missing).toContain('请填写label of quantity')
    expect(missing).not.toContain(errors.field.rate)
    const typed = { ...faulty, values: { ...form.values, quantity: 'x' } }
    expect(drawn(formFieldsOf(columns, typed, labels)('quantity', { isRequired: true }))).toContain(
      errors.field.rate,
    )
    expect(drawn(formFieldsOf(columns, faulty, labels)('quantity'))).toContain(errors.field.rate)
  })
  it.each([
    ['name', 'maxLength="40"'],
    ['remarks', 'maxLength="1000"'],
    ['remarks', '<textarea'],
    ['phone', 'maxLength="30"'],
    ['quantity', 'maxLength="30"'],
    ['source', 'role="combobox"'],
  ] as const)('draw %s by its column: %s', (key, text) => {
    expect(drawn(entry(key)).toLowerCase()).toContain(text.toLowerCase())
  })
  it('leave another input to the screen', () => {
    expect(drawn(entry('wantedOn', { draw: ({ id }) => <b>{id}</b> }))).toContain('<b>f-wantedOn</b>')
  })
})

describe('the values of a form', () => {
  it('begin with the declared defaults', () => {
    expect(empty).toEqual({ name: '', remarks: '', phone: '', source: '1', quantity: '', wantedOn: '' })
  })
  it('are the texts of a record, and become the body of its save', () => {
    const record = { ...bodyOf(empty), name: 'Jin', quantity: '2.5', wantedOn: '2026-11-18' }
    expect(valuesOf(record)).toMatchObject({ name: 'Jin', quantity: '2.5', wantedOn: '2026-11-18' })
    expect(bodyOf(valuesOf(record))).toEqual(record)
  })
  it('are null in the body where nothing is given', () => {
    expect(bodyOf(empty)).toMatchObject({ source: 1, quantity: null, wantedOn: null, name: '' })
  })
  it('are compared by their labels, without codes', () => {
    expect(shown({ ...empty, name: 'Jin' }, labels)).toEqual({
      'label of name': 'Jin',
      'label of remarks': '',
      'label of phone': '',
      'label of quantity': '',
      'label of wantedOn': '',
    })
  })
})
