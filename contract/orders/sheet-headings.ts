import * as z from 'zod/mini'
import { code, id } from '../kernel/schema.ts'
import { lineColumnKeys } from './line-columns.ts'
import { orderKind } from './order.codes.ts'

/** The most headings stored for one supplier: those of its latest sheets. */
const headingsAtMost = 300

/** A sheet's heading as it is compared → the column of the lines it goes to, '' where it is left out. */
export const SheetHeadings = z
  .record(
    z.string().check(z.regex(/^[\p{L}\p{N}]{1,100}$/u, 'field.type')),
    z.union([z.literal(''), z.enum(lineColumnKeys)]),
  )
  .check(z.refine((headings) => Object.keys(headings).length <= headingsAtMost, 'field.type'))
export type SheetHeadings = z.infer<typeof SheetHeadings>

export const SheetHeadingsQuery = z.strictObject({ modelType: code(orderKind), supplierId: id })
export type SheetHeadingsQuery = z.infer<typeof SheetHeadingsQuery>

export const SheetHeadingsInput = z.strictObject({
  modelType: code(orderKind),
  supplierId: id,
  headings: SheetHeadings,
})
export type SheetHeadingsInput = z.infer<typeof SheetHeadingsInput>

/** New assignments replace earlier ones; beyond the limit the oldest are dropped. */
export const addHeadings = (before: SheetHeadings, now: SheetHeadings): SheetHeadings => {
  const earlier = Object.entries(before).filter(([heading]) => !(heading in now))
  return Object.fromEntries([...earlier, ...Object.entries(now)].slice(-headingsAtMost))
}
