import * as z from 'zod/mini'
import { notedEntities } from '../kernel/noted-entities.ts'
import { listQuery } from '../kernel/page.ts'
import { flag, savedKey } from '../kernel/record.ts'
import { date, id, instant, requiredText, text } from '../kernel/schema.ts'

const notedKey = { entity: z.enum(notedEntities), entityId: id }
export const NotedKey = z.strictObject(notedKey)
export type NotedKey = z.infer<typeof NotedKey>

const Colleague = z.object({ id, name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const RecordNote = z.object({
  id,
  author: Colleague,
  isMine: z.boolean(),
  message: z.string(),
  /** Who was notified because the note names them. */
  mentioned: z.array(Colleague),
  createdAt: instant,
})

export const RecordTask = z.object({
  id,
  version: z.number(),
  ...notedKey,
  /** The number of the record. */
  number: z.string(),
  title: z.string(),
  dueOn: date,
  assignee: Colleague,
  isMine: z.boolean(),
  createdBy: z.string(),
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
})
export type RecordTask = z.infer<typeof RecordTask>

/** All that colleagues have on one record. */
export const Teamwork = z.object({
  notes: z.array(RecordNote),
  tasks: z.array(RecordTask),
  followers: z.array(Colleague),
  isFollowing: z.boolean(),
  /** Who may see the record, and so may be named, given a task or follow. */
  colleagues: z.array(Colleague),
})
export type Teamwork = z.infer<typeof Teamwork>

export const longestNote = 2000
const mostMentions = 20
/** The newest ones are shown; a record has few. */
export const mostNotes = 200

export const NoteSave = z.strictObject({
  ...notedKey,
  message: requiredText(longestNote),
  mentionIds: z._default(z.array(id).check(z.maxLength(mostMentions)), []),
})
export type NoteSave = z.infer<typeof NoteSave>

export const TaskSave = z.strictObject({
  ...savedKey,
  ...notedKey,
  title: requiredText(200),
  dueOn: date,
  assigneeId: id,
})
export type TaskSave = z.infer<typeof TaskSave>

export const TaskDone = z.strictObject({ isDone: flag })
export type TaskDone = z.infer<typeof TaskDone>

export const FollowInput = z.strictObject({ ...notedKey, isFollowing: flag })
export type FollowInput = z.infer<typeof FollowInput>

export const TaskQuery = listQuery({
  filters: {
    /** Title or number of the record. */
    keyword: z.optional(text(100)),
    entity: z.optional(z.enum(notedEntities)),
    /** Given to the calling member; 0: given by the calling member to others. */
    isMine: z.optional(flag),
    isDone: z.optional(flag),
    isOverdue: z.optional(flag),
    dueOnBegin: z.optional(date),
    dueOnEnd: z.optional(date),
  },
  sortable: ['dueOn', 'createdAt'],
})
export type TaskQuery = z.infer<typeof TaskQuery>
