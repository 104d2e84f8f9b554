import * as z from 'zod/mini'
import type { Columns } from '../kernel/columns.ts'
import { type OfficeShape, officeShape } from '../kernel/documents/door-rows.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange } from '../kernel/record.ts'
import { id, instant, requiredText, text } from '../kernel/schema.ts'
import { staffRoles } from './staff-roles.ts'

/** A line of any list of records across companies. */
export const RecordRow = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  /** The record's own number, where it has one. */
  number: z.string(),
  title: z.string(),
  /** A machine's state, by name. */
  state: z.string(),
  /** It waits for something that the reader may do; absent where the state alone tells. */
  isWaiting: z.optional(z.boolean()),
  createdAt: instant,
  updatedAt: instant,
})
export type RecordRow = z.infer<typeof RecordRow>

/** A line of the list of one kind: the record's own columns, and what `more` says of it in this list alone. */
export function officeRow<const T extends Columns>(
  columns: T,
): z.ZodMiniObject<typeof RecordRow.shape & OfficeShape<T>>
export function officeRow<const T extends Columns, const M extends z.core.$ZodLooseShape>(
  columns: T,
  more: M,
): z.ZodMiniObject<typeof RecordRow.shape & OfficeShape<T> & M>
export function officeRow(columns: Columns, more?: z.core.$ZodLooseShape) {
  return z.object({ ...RecordRow.shape, ...officeShape(columns), ...more })
}

export const RecordQuery = listQuery({
  filters: {
    /** Number, title or the company's name. */
    keyword: z.optional(text(100)),
    /** A machine's state, by name. */
    state: z.optional(text(40)),
    companyId: z.optional(id),
    ...createdRange,
  },
  sortable: ['createdAt', 'updatedAt', 'title'],
})
export type RecordQuery = z.infer<typeof RecordQuery>

/** Whose record it is. */
export const ownedBy = { companyId: id, companyName: z.string() }
/** A step from the record's state that the caller cannot take: the rule that stops it, or whose work it is. */
export const BlockedStep = z.object({
  name: z.string(),
  /** Why not, in the caller's language; empty where it is another role's work. */
  reason: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
export type BlockedStep = z.infer<typeof BlockedStep>
/** What a record has besides its customer's own fields. */
export const reviewed = {
  ...ownedBy,
  /** It waits for something that the reader may do. */
  isWaiting: z.optional(z.boolean()),
  blockedSteps: z.array(BlockedStep),
}
export const ReasonInput = z.strictObject({ reason: requiredText(500) })
