import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { id, instant } from '../kernel/schema.ts'
import { teamworkOf } from '../teamwork/teamwork.ts'
import { type TaskKind, taskKinds } from './kinds.ts'

/** The provider's staff write about every kind of record that they work on; customers and ERP see none of it. */
export const staffTeamwork = teamworkOf<TaskKind>(taskKinds)

/** What one of the staff is told by a colleague, or because a record that they follow moved. */
export const StaffNotice = z.object({
  id,
  kind: z.enum(taskKinds),
  entityId: id,
  title: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
})
export type StaffNotice = z.infer<typeof StaffNotice>

export const StaffNoticeQuery = listQuery({
  filters: { isRead: z.optional(flag) },
  sortable: ['createdAt'],
})
export type StaffNoticeQuery = z.infer<typeof StaffNoticeQuery>
