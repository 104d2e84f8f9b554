import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { id, instant, text } from '../kernel/schema.ts'
import { Sum } from '../kernel/sums.ts'
import { taskJobs, taskKinds } from './kinds.ts'

const kind = z.enum(taskKinds)
const job = z.enum(taskJobs)

export const Task = z.object({
  kind,
  /** The record that waits. */
  id,
  companyId: id,
  companyName: z.string(),
  /** What the record is called: a name or a number. */
  title: z.string(),
  /** A machine's state, by name. */
  state: z.string(),
  /** What the customer reads for the state, where that is more specific: a key of the kind's label list. */
  label: z.string(),
  /** What is to be done, of all that the caller may do. */
  job,
  waitingSince: instant,
  /** The money that the record is about. */
  sum: z.nullable(Sum),
  /** Whether the caller is the customer's account manager. */
  isManaged: z.boolean(),
  /** The member of staff who holds it. */
  takenBy: z.nullable(z.object({ id, name: z.string(), isYou: z.boolean() })),
})
export type Task = z.infer<typeof Task>

export const TaskQuery = listQuery({
  filters: {
    kind: z.optional(kind),
    job: z.optional(job),
    keyword: z.optional(text(100)),
    /** 1: only tasks the caller holds. */
    isMine: z.optional(flag),
    /** 1: only tasks that no member of staff holds. */
    isFree: z.optional(flag),
    /** 1: only tasks of customers whose account manager is the caller. */
    isManaged: z.optional(flag),
  },
  sortable: ['urgency', 'waitingSince', 'amount'],
})
export type TaskQuery = z.infer<typeof TaskQuery>

export const TaskCounts = z.object({
  total: z.number(),
  mine: z.number(),
  free: z.number(),
  managed: z.number(),
  /** Lines of bank statements that wait for a match; they belong to no customer yet, so they are no tasks of one. */
  bankLines: z.nullable(z.object({ count: z.number(), oldest: z.nullable(instant) })),
  /** The caller's own: tasks that colleagues gave on records, those of them that are due, and messages not read yet. */
  own: z.object({ tasks: z.number(), tasksDue: z.number(), unread: z.number() }),
  /** Every job that the caller may do, also those with nothing to do. */
  jobs: z.array(z.object({ kind, job, count: z.number(), oldest: z.nullable(instant) })),
})
export type TaskCounts = z.infer<typeof TaskCounts>

export const TaskRef = z.strictObject({ kind, id })
/** Without `staffId` the task is released. */
export const HandOver = z.strictObject({ kind, id, staffId: z.optional(id) })
