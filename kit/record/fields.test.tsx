import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from './fields.tsx'

const columns = {
  name: { kind: 'text', isLong: true },
  source: { kind: 'code', codes: recordSource },
  isUrgent: { kind: 'flag' },
  currency: { kind: 'text' },
  amount: { kind: 'money' },
  rate: { kind: 'rate', isNullable: true },
  weight: { kind: 'weight' },
  issuedOn: { kind: 'date', isNullable: true },
  createdAt: { kind: 'instant' },
  orderNos: { kind: 'text', isComputed: true },
} as const satisfies Columns
const record = {
  name: 'Harbour Tech',
  source: recordSource.codes.erp as number,
  isUrgent: 1,
  currency: 'USD',
  amount: '1200',
  rate: null,
  weight: '1234.5',
  issuedOn: '2026-11-15',
  createdAt: '2026-11-15T01:41:00Z',
  orderNos: ['IM261115-0001'],
}
const labels = (key: Exclude<keyof typeof columns, 'currency'>): string => `label of ${key}`

await loadPhrases('zh-CN', ['kit', 'codes'])
const messages = { kit: findPhrases('zh-CN', 'kit') ?? {}, codes: findPhrases('zh-CN', 'codes') ?? {} }
const drawn = (shown: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" messages={messages}>
      {shown}
    </IntlProvider>,
  )

describe('the fields of a record', () => {
  const shown = fieldsOf(columns, record, labels)

  it.each([
    ['name', 'Harbour Tech'],
    ['source', 'ERP'],
    ['isUrgent', '是'],
    ['amount', 'USD </small>1,200.00'],
    ['rate', '–'],
    ['weight', '>1,234.5<'],
    ['issuedOn', '2026-11-15</time>'],
    ['createdAt', '2026-11-15 09:41'],
  ] as const)('shows %s as its column declares it', (key, text) => {
    expect(drawn(shown(key))).toContain(`<dt>label of ${key}</dt>`)
    expect(drawn(shown(key))).toContain(text)
  })

  it('gives a long text the whole line, in the order of the keys', () => {
    const text = drawn(shown('issuedOn', 'name'))
    expect(text.match(/label of \w+/g)).toEqual(['label of issuedOn', 'label of name'])
    expect(text).toContain('<div data-wide="true"><dt>label of name')
    expect(text).not.toContain('<div data-wide="true"><dt>label of issuedOn')
  })

  it('shows nothing without a record', () => {
    const none = [record].at(1)
    expect(drawn(fieldsOf(columns, none, labels)('name'))).toBe('')
  })

  it('refuses what the record does not have, what has no label and what is no single value', () => {
    // @ts-expect-error -- no column
    expect(() => shown('brand')).not.toThrow()
    // @ts-expect-error -- no label
    expect(() => shown('currency')).not.toThrow()
    // @ts-expect-error -- a list of numbers
    expect(() => shown('orderNos')).not.toThrow()
  })
})
