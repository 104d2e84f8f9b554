import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import type { AnnouncedTransferSave } from '@quayside/contract/finance/announced-transfer.ts'
import { transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { lockTransfer } from './step-transfer.ts'
import { transfers } from './transfers.ts'

/** Announces money, or changes what was announced before it has come; the provider confirms it again then. */
export const announceTransfer = (call: Call, { body }: { body: AnnouncedTransferSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    refuseIfAny(isPositive(body.amount) ? [] : [at('amount', 'field.positive')])
    refuseIfAny([
      ...checkDay('transferOn', body.transferOn, { kind: 'planned', today: await readBusinessDay(tx) }),
      ...(await findUnknown(tx, companyId, body)),
    ])
    const saved = body.id === undefined ? await insert(tx, call, body) : await change(tx, call, body.id, body)
    await attachGiven(
      tx,
      call.principal,
      { entity: 'announcedTransfer', entityId: saved.id },
      body.attachments,
    )
    return saved
  })

/** What is not this company's, or in another currency, at its field. */
async function findUnknown(tx: Tx, companyId: string, body: AnnouncedTransferSave): Promise<Finding[]> {
  const { rows } = await raw<{
    items: { id: string; currency: string }[]
    orders: string[]
    has: boolean
  }>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', i.id::text, 'currency', i.currency)), '[]') from receivable_item i
      where i.company_id = ${companyId}::bigint and i.id = any(${body.itemIds}::bigint[])) as items,
    (select coalesce(array_agg(o.id::text), '{}') from trade_order o
      where o.company_id = ${companyId}::bigint and o.id = any(${body.orderIds}::bigint[]) and o.deleted_at is null) as orders,
    (${body.applicationId}::bigint is null or exists (select 1 from payment_application a
      where a.company_id = ${companyId}::bigint and a.id = ${body.applicationId}::bigint)) as has`.execute(tx)
  const references = getOrRefuse(rows[0])
  const currencyOf = new Map(references.items.map((item) => [item.id, item.currency]))
  return [
    ...(references.has ? [] : [at('applicationId', 'record.notFound')]),
    ...body.itemIds.flatMap((id, place): Finding[] => {
      const currency = currencyOf.get(id)
      if (currency === undefined) return [at(`itemIds.${place}`, 'record.notFound')]
      return currency === body.currency ? [] : [at(`itemIds.${place}`, 'finance.currencyDiffers')]
    }),
    ...body.orderIds.flatMap((id, place): Finding[] =>
      references.orders.includes(id) ? [] : [at(`orderIds.${place}`, 'record.notFound')],
    ),
  ]
}

const valuesOf = (body: AnnouncedTransferSave) => ({
  currency: body.currency,
  amount: body.amount,
  transfer_on: body.transferOn,
  payer_name: body.payerName,
  purpose: body.purpose,
  note: body.note,
  application_id: body.applicationId,
  item_ids: raw<string[]>`${body.itemIds}::bigint[]`,
  order_ids: raw<string[]>`${body.orderIds}::bigint[]`,
})

async function insert(tx: Tx, call: Call, body: AnnouncedTransferSave): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const saved = await tx
    .insertInto('announced_transfer')
    .values({
      company_id: companyId,
      state: transferState.codes.announced,
      ...valuesOf(body),
      announced_by: call.principal.memberId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await happened(
    tx,
    acting,
    { companyId, entity: 'announcedTransfer', ids: [saved.id] },
    { transition: 'create', to: announcedTransferMachine.initial },
  )
  return saved
}

async function change(tx: Tx, call: Call, id: string, body: AnnouncedTransferSave): Promise<Saved> {
  const { companyId } = call.principal
  const key = transfers.keyOf(companyId, id)
  const before = getOrRefuse(await lockTransfer(tx, id, companyId))
  await requireVersion(tx, key, { actual: before.version, given: body.version }, (read) =>
    transfers.read(read, call, id),
  )
  if (before.state === transferState.codes.received) throw refuse('transfer.alreadyReceived')
  const { written } = await runTransition(tx, asCustomer(call.principal), key, {
    machine: announcedTransferMachine,
    name: 'change',
    state: before.state,
    facts: {},
    write: (state) =>
      writeStep(tx, 'announced_transfer', key, {
        state: Number(state),
        ...valuesOf(body),
        confirmed_on: null,
      }),
  })
  return { id, version: written }
}
