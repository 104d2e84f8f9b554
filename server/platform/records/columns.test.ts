import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { flag } from '@quayside/contract/kernel/record.ts'
import { optionalText, requiredText } from '@quayside/contract/kernel/schema.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/database.ts'
import { cellOf } from '../excel/write-sheet.ts'
import { textsOf } from '../texts.ts'
import { selection, sortingOf, toAnswered, toSaved, toStored } from './columns.ts'
import { cellsOf } from './export-cells.ts'
import { masking } from './mask-columns.ts'

const columns = {
  ownerName: { kind: 'text', isJoined: true, sort: 'pinyin' },
  bankName: { kind: 'text', save: requiredText(10), sort: 'pinyin', width: 30 },
  phone: { kind: 'text', save: optionalText(20), mask: maskMobile },
  isDefault: { kind: 'flag', save: flag },
  state: { kind: 'code', codes: defaultFlag, isNullable: true },
  vatRate: { kind: 'percent', isNullable: true },
  qty: { kind: 'quantity' },
  unitPrice: { kind: 'price' },
  secret: { kind: 'text', save: optionalText(20), isComputed: true },
} as const satisfies Columns

const row = {
  id: '7',
  owner_name: 'Owner',
  bank_name: 'Bank',
  phone: '13800138000',
  is_default: true,
  state: null,
  vat_rate: '13',
  qty: '2',
  unit_price: '1.5',
}
const answer = {
  id: '7',
  ownerName: 'Owner',
  bankName: 'Bank',
  phone: '13800138000',
  isDefault: 1,
  state: null,
  vatRate: '13',
  qty: '2',
  unitPrice: '1.5',
}

describe('a record’s columns in the database', () => {
  it('are answered under their own names, a flag as a code, computed ones left to the record', () => {
    expect(toAnswered(columns)(row)).toEqual(answer)
  })

  it('are written from what may be typed and is kept in the record’s own table', () => {
    const draft = { bankName: 'Bank', phone: '', isDefault: 1, secret: 'kept elsewhere' } as const
    expect(toStored(columns)(draft)).toEqual({ bank_name: 'Bank', phone: '', is_default: true })
  })

  it('are selected with the key and the version, without joined and computed ones', () => {
    const { sql: text } = sql.selectFrom('bank_account as a').select(selection('a', columns)).compile()
    expect(text).toBe(
      'select "a"."id" as "id", "a"."version" as "version", "a"."bank_name" as "bank_name", ' +
        '"a"."phone" as "phone", "a"."is_default" as "is_default", "a"."state" as "state", ' +
        'trim_scale("a"."vat_rate")::text as "vat_rate", trim_scale("a"."qty")::text as "qty", ' +
        'trim_scale("a"."unit_price")::text as "unit_price" from "bank_account" as "a"',
    )
  })

  it('sort by themselves, and by what the record says for those of other tables', () => {
    const sort = sortingOf('a', columns, { ownerName: raw`owner.name` })
    expect(Object.keys(sort)).toEqual(['id', 'bankName', 'ownerName'])
  })
})

describe('a record’s columns in lists and sheets', () => {
  it('mask personal data and leave the rest', () => {
    expect(masking(columns)(answer)).toEqual({ ...answer, phone: '138****8000' })
  })

  it('say codes and flags in words, and nothing for what is missing', () => {
    const cells = cellsOf(columns, textsOf('en-US'), { secret: () => 'own' })
    const told = { ...answer, state: 0 }
    expect(cells.isDefault.value(told)).toBe(textsOf('en-US')('codes.defaultFlag.yes'))
    expect(cells.state.value(told)).toBe(textsOf('en-US')('codes.defaultFlag.no'))
    expect(cells.state.value(answer as never)).toBe('')
    expect(cells.secret.value(told)).toBe('own')
    expect(cells.bankName).toMatchObject({ kind: 'text', width: 30 })
  })

  it('write quantities, prices and percentages as numbers that a spreadsheet adds up', () => {
    const cells = cellsOf(columns, textsOf('en-US'), {})
    expect([cells.qty.kind, cells.vatRate.kind, cells.unitPrice.kind]).toEqual([
      'quantity',
      'quantity',
      'price',
    ])
    expect(cellOf(cells.qty.kind, cells.qty.value(answer))).toBe(2)
  })

  it('are read back from a stored row as the form gave them', () => {
    expect(toSaved(columns)(row)).toEqual({ bankName: 'Bank', phone: '13800138000', isDefault: 1 })
  })
})
