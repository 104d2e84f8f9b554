import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { methodOf, pathOf } from './api.ts'
import type { Columns } from './columns.ts'
import { erpRow, officeShape } from './documents/door-rows.ts'
import { exportQuery } from './export.ts'
import { listQuery, offsetOf } from './page.ts'
import { addHeadings, sheetHeadingsOf } from './sheet-headings.ts'

describe('a list', () => {
  it('begins its pages at 1', () => {
    expect(offsetOf({ pageNum: 1, pageSize: 10 })).toBe(0)
    expect(offsetOf({ pageNum: 3, pageSize: 20 })).toBe(40)
  })

  it('is exported with its own filters and chosen columns, without pages', () => {
    const query = listQuery({ filters: { state: z.optional(z.string()) }, sortable: ['name'] })
    const Export = exportQuery(query, ['name', 'state'])
    expect(z.parse(Export, { state: '1', columns: 'state,name', ids: '4,5' })).toEqual({
      state: '1',
      columns: ['state', 'name'],
      ids: ['4', '5'],
    })
    const wrong = [{ pageNum: 1 }, { columns: '' }, { columns: 'secret' }]
    for (const given of wrong) expect(z.safeParse(Export, given).success).toBe(false)
  })
})

it('an endpoint is its method and its path', () => {
  expect([methodOf('GET a/{id}'), pathOf('GET a/{id}')]).toEqual(['GET', 'a/{id}'])
})

describe('the row of a record for the provider', () => {
  const columns = {
    number: { kind: 'text', width: 1 },
    isUrgent: { kind: 'flag', width: 1 },
    note: { kind: 'text', width: 1, withheld: { erp: 'only people read it' } },
    secret: { kind: 'text', width: 1, withheld: { office: 'belongs to the customer' } },
  } as const satisfies Columns

  it('has for the ERP flags as booleans and the keys of the record, without what is withheld', () => {
    const row = erpRow(columns)
    expect(Object.keys(row.shape)).toEqual(['id', 'companyId', 'version', 'number', 'isUrgent', 'secret'])
    const read = { id: '1', companyId: '2', version: 1, number: 'A', isUrgent: true, secret: '' }
    expect(z.parse(row, read)).toEqual(read)
    expect(z.safeParse(row, { ...read, isUrgent: 1 }).success).toBe(false)
    expect(z.safeParse(row, { ...read, number: true }).success).toBe(false)
  })

  it('has in the office’s list what its common columns do not have', () => {
    expect(Object.keys(officeShape(columns))).toEqual(['isUrgent', 'note'])
  })
})

describe('the headings of a supplier’s sheets', () => {
  it('go to a column of the lines or nowhere, three hundred at most', () => {
    const schema = sheetHeadingsOf(['qty'])
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_each, place) => [`h${place}`, 'qty']))
    expect(z.safeParse(schema, { 数量: 'qty', note: '' }).success).toBe(true)
    expect(z.safeParse(schema, { note: 'price' }).success).toBe(false)
    expect(z.safeParse(schema, many(300)).success).toBe(true)
    expect(z.safeParse(schema, many(301)).success).toBe(false)
  })

  it('are replaced by newer ones, and the oldest are dropped where there are too many', () => {
    const before = Object.fromEntries(Array.from({ length: 300 }, (_each, place) => [`h${place}`, 'qty']))
    const after = addHeadings(before, { h1: '', new: 'qty' })
    expect(Object.keys(after)).toHaveLength(300)
    expect([after['h0'], after['h1'], after['new'], after['h2']]).toEqual([undefined, '', 'qty', 'qty'])
  })
})
