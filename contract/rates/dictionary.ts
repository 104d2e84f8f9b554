import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { date, requiredText, text } from '../kernel/schema.ts'

/** `type` is the dictionary's number, such as 1042, or its name, such as packing-kind. */
export const DictionaryQuery = z.strictObject({ type: requiredText(60) })
export type DictionaryQuery = z.infer<typeof DictionaryQuery>

export const DictionaryEntry = z.object({
  value: z.string(),
  name: z.string(),
  /** In all our languages: a sheet is not always in its reader's. */
  names: z.array(z.string()),
  group: z.nullable(z.string()),
  /** The Chinese name with its pinyin and initials, for pickers. */
  search: z.string(),
  attributes: z.record(z.string(), z.unknown()),
})
export type DictionaryEntry = z.infer<typeof DictionaryEntry>

export const DictionaryInfo = z.object({
  type: z.number(),
  code: z.string(),
  name: z.string(),
  entries: z.number(),
  /** Where the list was taken from, and of which day it is. */
  source: z.string(),
  sourceDate: date,
})
export type DictionaryInfo = z.infer<typeof DictionaryInfo>

export const DictionaryListQuery = listQuery({ filters: {}, sortable: ['type'] })
export type DictionaryListQuery = z.infer<typeof DictionaryListQuery>

export const RegionQuery = z.strictObject({ parent: z.optional(text(20)) })
export type RegionQuery = z.infer<typeof RegionQuery>

export const Region = z.object({
  code: z.string(),
  parent: z.nullable(z.string()),
  /** 1 province, 2 city, 3 district. */
  level: z.number(),
  name: z.string(),
  hasChildren: z.boolean(),
})
export type Region = z.infer<typeof Region>
