import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedReports = { reportSetId: string; reportScheduleId: string; reportRunId: string }

/** A set that is shared, a schedule, and a run that waits. */
export async function plantReports(
  app: TestApp,
  { token, companyId, memberId }: { token: string; companyId: string; memberId: string },
): Promise<PlantedReports> {
  const view = { filters: { keyword: marker } }
  const save = async (kind: 'set' | 'schedule', more: object): Promise<string> => {
    const body = { reportNo: 'rpt097', name: marker, view, ...more }
    const answer = await app.client(`POST report/online/${kind}/save`, { token, body })
    if (answer.body.code !== 200) throw new Error(`planting failed: ${answer.text}`)
    return answer.body.data.id
  }
  const run = await app.platform.staff.transaction([], (tx) =>
    tx
      .insertInto('report_run')
      .values({
        company_id: companyId,
        member_id: memberId,
        report_no: 'rpt097',
        title: marker,
        view: JSON.stringify(view),
        format: 'xlsx',
        locale: 'zh-CN',
        recipient_ids: [memberId],
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return {
    reportSetId: await save('set', { isShared: 1 }),
    reportScheduleId: await save('schedule', { every: 1, recipientIds: [memberId] }),
    reportRunId: run.id,
  }
}
