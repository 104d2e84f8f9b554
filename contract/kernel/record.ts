import * as z from 'zod/mini'
import { defaultFlag } from './record.codes.ts'
import { code, date, id, idList, instant, text, version } from './schema.ts'

/** What every record has, whatever its module: the shapes of `…/{id}`, `…/save`, `…/batchRemove` and steps. */

/** A yes or no that the specification writes as a code: 0 no, 1 yes. */
export const flag = code(defaultFlag)
/** The same in an answer. */
export const flagCode = z.number()

/** What happened to a record; states and transitions by name, as phrases/<locale>/machines.ts has them. */
export const eventShape = {
  /** `create` for the first; a record without states has `save` and `remove` only. */
  transition: z.string(),
  fromState: z.string(),
  toState: z.string(),
  actor: z.enum(['customer', 'provider', 'system']),
  actorName: z.string(),
  note: z.nullable(z.string()),
  at: instant,
}

/** One line of a record's timeline. */
export const TimelineEntry = z.object({ id, ...eventShape })
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** What the record itself shows besides its row; the version is the one to save with. */
export const detailShape = { version: z.number(), timeline: z.array(TimelineEntry) }

/** Which record a save changes; without them it creates one. */
export const savedKey = { id: z.optional(id), version: z.optional(version) }

/** A button: a transition this user may take from the record's state. */
export const NextStep = z.object({ name: z.string(), to: z.string(), needs: z.array(z.string()) })
export type NextStep = z.infer<typeof NextStep>

/** A file at a record, under one of the kinds of dictionary 1011. */
export const Attachment = z.object({
  fileId: id,
  kind: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  hasThumbnail: z.boolean(),
  createdAt: instant,
})
export type Attachment = z.infer<typeof Attachment>

/** What a document with files and states shows besides its row. */
export const documentShape = {
  ...detailShape,
  attachments: z.array(Attachment),
  nextSteps: z.array(NextStep),
}

/**
 * Files in a body, by kind: `{ "business-licence": ["12"] }`. A kind that is given replaces what was there, one
 * that is absent stays as it is.
 */
export const attachmentInput = <const K extends string>(kinds: readonly K[]) =>
  z.strictObject(
    Object.fromEntries(kinds.map((kind) => [kind, z.optional(fileIds)])) as Record<
      K,
      z.ZodMiniOptional<typeof fileIds>
    >,
  )
const fileIds = z.array(id).check(z.maxLength(20))

/** The answer of `…/save` and of a step; the version is the one to save with next. */
export const Saved = z.object({ id, version: z.number() })
export type Saved = z.infer<typeof Saved>

/** The selection of a `batchRemove`: in the body, or in the query for clients that send no body with a DELETE. */
export const SelectedIds = z.strictObject({ ids: z.optional(idList) })
export type SelectedIds = z.infer<typeof SelectedIds>
/** All or nothing: one record that cannot be removed refuses the whole selection, with the finding at that record. */
export const Removed = z.object({ count: z.number() })

/** A record's whole identity numbers by field: reads have them masked, and revealing them leaves an audit row. */
export const Identities = z.record(z.string(), z.string())
export type Identities = z.infer<typeof Identities>

/** The note that goes with a step; a step that `needs` more has its own input. */
export const StepInput = z.strictObject({ note: z.optional(text(500)) })

/** Filter by the day a record was made, as a calendar in Shanghai shows it. */
export const createdRange = { createdAtBegin: z.optional(date), createdAtEnd: z.optional(date) }

/** The `data` of a `record.stale` refusal: who changed the record, and its current content. */
export type StaleData<T> = { changedBy: string; changedAt: string; current: T }
