import { sql as raw } from 'kysely'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { runReport } from './run-report.ts'

export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const seen = await look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('it never came')
}

/** Runs in the background as the database has them. */
export function reportRuns(app: TestApp, member: { companyId: string; memberId: string }) {
  const runOf = (id: string) =>
    app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('report_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const noticesOf = (id: string) =>
    app.platform.staff.transaction([], (tx) =>
      tx
        .selectFrom('notice')
        .select(['member_id', 'phrase'])
        .where('entity', '=', 'reportRun')
        .where('entity_id', '=', id)
        .orderBy('member_id')
        .execute(),
    )
  /** A run that no process of the queue was told of. */
  const givenRun = () =>
    app.platform.staff.transaction([], async (tx) => {
      const { id } = await tx
        .insertInto('report_run')
        .values({
          company_id: member.companyId,
          member_id: member.memberId,
          report_no: 'rpt002',
          title: 'Rates',
          view: JSON.stringify({ filters: { dayBegin: '2010-12-01' }, groupBy: '', columns: [] }),
          format: 'xlsx',
          locale: 'en-US',
          recipient_ids: [member.memberId],
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  /** Its process gave no sign for longer than one waits. */
  const silence = (id: string) =>
    app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('report_run')
        .set({ seen_at: raw<string>`now() - interval '2 minutes'` })
        .where('id', '=', id)
        .execute(),
    )

  /** A process that makes the file, and comes to its end when it is let. */
  function startSlowly(id: string) {
    const storing = Promise.withResolvers<string>()
    const end = Promise.withResolvers<void>()
    const files: typeof app.platform.files = {
      ...app.platform.files,
      async put(key, content, mime) {
        await app.platform.files.put(key, content, mime)
        storing.resolve(key)
        await end.promise
      },
    }
    const run = runReport({ ...app.platform, files }, reports, id)
    return {
      stored: storing.promise,
      async end(): Promise<void> {
        end.resolve()
        await run
      },
    }
  }
  return { runOf, noticesOf, givenRun, silence, startSlowly }
}
