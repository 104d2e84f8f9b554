import { staffTables } from '../../modules/teamwork/desk.ts'
import { remindOfTasks } from '../../modules/teamwork/remind-of-tasks.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellStaff } from './staff-desk.ts'

/** Reminds of each task of the staff, on its day. */
export const remindStaff = (platform: Platform): JobDefinition =>
  remindOfTasks(platform, 'staff-task-reminders', staffTables, async (tx, due) => {
    for (const {
      company_id: companyId,
      entity,
      entity_id: entityId,
      number,
      title,
      due_on: day,
      told_id: told,
    } of due)
      await tellStaff(tx, {
        companyId,
        key: { entity, entityId },
        phrase: 'taskDue',
        params: { number, title, day },
        to: [told],
      })
  })
