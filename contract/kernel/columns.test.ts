import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type Columns, type ExportedKey, pickColumns, readOnly, shapesOf, timestamps } from './columns.ts'
import { defaultFlag } from './record.codes.ts'
import { flag } from './record.ts'
import { optionalText, requiredText } from './schema.ts'

const columns = {
  ownerId: { kind: 'id', isExported: false },
  name: { kind: 'text', save: requiredText(10), sort: 'pinyin' },
  remark: { kind: 'text', save: optionalText(20) },
  state: { kind: 'code', codes: defaultFlag },
  isDefault: { kind: 'flag', save: z._default(flag, 0) },
  closedAt: { kind: 'instant', isNullable: true },
  parts: { kind: 'text', isComputed: true, row: z.array(z.string()) },
  ...timestamps,
} as const satisfies Columns
const { row, save, sortable, exported } = shapesOf(columns)

describe('the columns of a record', () => {
  it('give the schema of a row: id first, every column of its kind', () => {
    const Row = z.object(row)
    expectTypeOf<z.infer<typeof Row>>().toEqualTypeOf<{
      id: string
      ownerId: string
      name: string
      remark: string
      state: number
      isDefault: number
      closedAt: string | null
      parts: string[]
      createdAt: string
      updatedAt: string
    }>()
    expect(Object.keys(row)).toEqual(['id', ...Object.keys(columns)])
    const whole = {
      id: '1',
      ownerId: '2',
      name: 'A',
      remark: '',
      state: 0,
      isDefault: 1,
      closedAt: null,
      parts: ['x'],
      createdAt: '2026-11-01T00:00:00Z',
      updatedAt: '2026-11-01T00:00:00Z',
    }
    expect(Row.parse(whole)).toEqual(whole)
    expect(Row.safeParse({ ...whole, createdAt: null }).success).toBe(false)
  })

  it('give the schema of a save: only what may be typed, with its defaults', () => {
    const Save = z.strictObject(save)
    expectTypeOf<z.infer<typeof Save>>().toEqualTypeOf<{ name: string; remark: string; isDefault: 0 | 1 }>()
    expect(Save.parse({ name: ' A ' })).toEqual({ name: 'A', remark: '', isDefault: 0 })
    expect(Save.safeParse({ name: 'A', state: 1 }).success).toBe(false)
  })

  it('say what a list is sorted by and what an export may have', () => {
    expectTypeOf<(typeof sortable)[number]>().toEqualTypeOf<'name' | 'createdAt' | 'updatedAt'>()
    expect(sortable).toEqual(['name', 'createdAt', 'updatedAt'])
    expectTypeOf<ExportedKey<typeof columns>>().toEqualTypeOf<(typeof exported)[number]>()
    expect(exported).toEqual(Object.keys(columns).filter((key) => key !== 'ownerId'))
  })

  it('can be used in another record read-only, or in part', () => {
    expect(shapesOf(readOnly(columns)).save).toEqual({})
    expect(Object.keys(shapesOf(pickColumns(columns, { name: true, state: true })).row)).toEqual([
      'id',
      'name',
      'state',
    ])
  })
})
