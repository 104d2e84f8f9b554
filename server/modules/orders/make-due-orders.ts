import { nextDueOn, type Repeat } from '@quayside/contract/orders/order-template.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/prepared-statements.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { newDraftOf } from './new-draft.ts'
import { insertDraft } from './save-order.ts'
import { draftOf } from './template-content.ts'

/**
 * Makes a draft of each template for each of its days. Draft, message and the template's next day are written by one
 * transaction, so a process that dies in between leaves nothing behind and the next hour makes it again; days that went
 * by while nothing ran are made up for.
 */
export const makeDueOrders = (platform: Platform): JobDefinition => ({
  name: 'order-templates',
  schedule: '7 * * * *',
  run: async () => {
    const failed: string[] = []
    const run = inRun('order-templates')
    for (;;) {
      const done = await makeNext(platform, run, failed)
      if (done === undefined) return
      // One template that cannot be made must not keep the others from it.
      if (!done.ok) failed.push(done.id)
    }
  },
})

async function makeNext(
  platform: Platform,
  run: Statement,
  failed: readonly string[],
): Promise<{ id: string; ok: boolean } | undefined> {
  let id: string | undefined
  try {
    return await platform.staff.transaction([run], async (tx) => {
      const template = await lockDue(tx, platform.clock.today(), failed)
      if (!template) return undefined
      id = template.id
      await makeOne(tx, platform, template)
      return { id, ok: true }
    })
  } catch (error) {
    if (id === undefined) throw error
    platform.log.error({ err: error, template: id }, 'no order could be made of a template')
    return { id, ok: false }
  }
}

/** Skips what another process is at. */
const lockDue = (tx: Tx, today: string, failed: readonly string[]) =>
  tx
    .selectFrom('order_template')
    .selectAll()
    .where('is_repeating', '=', true)
    .where('next_on', '<=', today)
    .where('deleted_at', 'is', null)
    .where('id', '<>', raw<string>`all(${[...failed]}::bigint[])`)
    .orderBy('next_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
type DueTemplate = NonNullable<Awaited<ReturnType<typeof lockDue>>>

async function makeOne(tx: Tx, platform: Platform, template: DueTemplate): Promise<void> {
  const { company_id: companyId, id, name, next_on: dueOn, set_by: setBy } = template
  const { personalData } = platform
  const repeat = { every: template.repeat_every, day: template.repeat_day } as Pick<Repeat, 'every' | 'day'>
  if (dueOn === null) throw new Error('a repeating template has its next day')
  const draft = await newDraftOf(tx, companyId, draftOf(template, personalData), dueOn)
  const acting = { actor: 'system', id: null, name: '', companyId } as const
  const order = await insertDraft(tx, acting, personalData, draft)
  await tx
    .insertInto('order_template_run')
    .values({ company_id: companyId, template_id: id, due_on: dueOn, order_id: order.id })
    .execute()
  await tx
    .updateTable('order_template')
    .set({ next_on: nextDueOn(repeat, dueOn) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  if (setBy !== null)
    await sendNotice(tx, {
      companyId,
      memberIds: [setBy],
      message: { phrase: 'order.repeat', params: { orderNo: order.orderNo, name } },
      record: { entity: 'order', id: order.id },
    })
}
