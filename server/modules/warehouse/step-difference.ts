import type { Saved } from '@quayside/contract/kernel/record.ts'
import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { customerStep, type LockedBy, type StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { openThread } from '../notices/ask-provider.ts'
import { differenceKey } from './differences.ts'
import { lockLots } from './lot-queries.ts'
import { postMovements } from './post-movements.ts'

type DifferenceRow = Selectable<DB['stock_difference']> & { readonly number: string }
type Given = { readonly note?: string | undefined; readonly reason?: string | undefined }

/** The inbound order or the order, then the difference, then the lots. */
export async function lockDifference(
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<DifferenceRow | undefined> {
  const difference = await tx
    .selectFrom('stock_difference')
    .select(['inbound_id', 'order_id'])
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!difference) return undefined
  const { number } = await (difference.inbound_id === null
    ? tx.selectFrom('trade_order').select('order_no as number').where('id', '=', difference.order_id)
    : tx.selectFrom('inbound_order').select('number').where('id', '=', difference.inbound_id)
  )
    .forUpdate()
    .executeTakeFirstOrThrow()
  const row = await tx
    .selectFrom('stock_difference')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, number }
}

export const acceptDifference = customerStep(stepDifference, 'accept')

/** A dispute opens a thread; the goods stay blocked until it ends. */
export const disputeDifference = (
  call: Call,
  { params: { id }, body }: { params: { id: string }; body: { reason: string } },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const saved = await stepDifference(tx, acting, { id, name: 'dispute', given: body })
    const difference = getOrRefuse(await lockDifference(tx, id, acting.companyId))
    const thread = await openThread(tx, call, {
      subject: 'order',
      title: difference.number,
      message: body.reason,
      fileIds: [],
    })
    const version = await writeStep(tx, 'stock_difference', differenceKey(acting.companyId, id), {
      consultation_id: thread.id,
    })
    return { ...saved, version }
  })

export async function stepDifference(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockDifference>>,
): Promise<Saved> {
  const difference = locked ?? getOrRefuse(await lockDifference(tx, id, acting.companyId))
  const { company_id: companyId } = difference
  const key = differenceKey(companyId, id)
  const { written: version } = await runTransition(tx, acting, key, {
    machine: stockDifferenceMachine,
    name,
    state: difference.state,
    facts: {},
    given,
    notice:
      acting.actor === 'provider'
        ? {
            phrase: `stockDifference.${name}${difference.inbound_id === null ? 'OfOrder' : ''}`,
            params: { number: difference.number, reason: given.reason ?? '' },
            record:
              difference.inbound_id === null
                ? { entity: 'order', id: difference.order_id ?? '' }
                : { entity: 'inbound', id: difference.inbound_id },
          }
        : undefined,
    write: (state) =>
      writeStep(tx, 'stock_difference', key, {
        state: Number(state),
        ...(name === 'settle' && { answer: given.reason ?? '' }),
      }),
  })
  if (name !== 'dispute') await unblock(tx, acting, difference)
  return { id, version }
}

/** What this difference had blocked, read from its movements. */
async function unblock(tx: Tx, acting: Acting, difference: DifferenceRow): Promise<void> {
  const { company_id: companyId, id } = difference
  const { rows } = await raw<{ lot_id: string; blocked: string }>`
    select lot_id, trim_scale(sum(blocked))::text as blocked from stock_movement
    where company_id = ${companyId}::bigint and document = 'stockDifference' and document_id = ${id}::bigint
    group by lot_id having sum(blocked) > 0 order by lot_id`.execute(tx)
  await lockLots(
    tx,
    rows.map((row) => row.lot_id),
    companyId,
  )
  await postMovements(
    tx,
    acting,
    companyId,
    { document: 'stockDifference', documentId: id, documentNo: difference.number },
    rows.map((row) => ({ lotId: row.lot_id, kind: 'unblock', blocked: `-${row.blocked}` })),
  )
}
