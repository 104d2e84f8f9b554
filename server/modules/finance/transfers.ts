import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import {
  type AnnouncedTransfer,
  type AnnouncedTransferQuery,
  type AnnouncedTransferSave,
  announcedTransferColumns as columns,
  transferStepAccess,
} from '@quayside/contract/finance/announced-transfer.ts'
import { transferState } from '@quayside/contract/finance/finance.codes.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import type { NextStep, Saved } from '@quayside/contract/kernel/record.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { runTransition, stepsFor } from '../../platform/records/run-transition.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'

type Filter = FilterOf<AnnouncedTransferQuery>
const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(t.number) like ${within} or lower(t.payer_name) like ${within})`,
  ),
  state: by.equals('state'),
  currency: by.equals('currency'),
  ids: usualFilters.ids,
}

export const transfers = () =>
  sql
    .selectFrom('announced_transfer as t')
    .innerJoin('member as m', 'm.id', 't.announced_by')
    .select(selection('t', columns))
    .select(['t.company_id', 'm.name as announced_by_name', raw<string[]>`t.item_ids::text[]`.as('item_ids')])
export const filteredTransfers = (query: ReturnType<typeof transfers>, given: Filter) =>
  filtered(query, 't', filters, given)
type Row = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const answered = toAnswered(columns)
export const toTransfer = (row: Row, nextSteps: NextStep[]): AnnouncedTransfer => ({
  ...answered(row),
  itemIds: row.item_ids,
  version: row.version,
  nextSteps,
})
export const transferSort = sortingOf('t', columns, {})

export const listTransfers = (
  call: Call,
  { query }: { query: AnnouncedTransferQuery },
): Promise<{ rows: AnnouncedTransfer[]; total: number }> => {
  const own = transfers().where('t.company_id', '=', call.principal.companyId)
  return listPage(call, filteredTransfers(own, query), query, transferSort, (row) =>
    toTransfer(
      row,
      stepsFor(
        call.principal,
        { machine: announcedTransferMachine, state: row.state, facts: {} },
        transferStepAccess,
      ),
    ),
  )
}

export const announceTransfer = (call: Call, { body }: { body: AnnouncedTransferSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    if (!isPositive(body.amount)) throw new Refusal([at('amount', 'field.positive')])
    const items = await tx
      .selectFrom('receivable_item')
      .select(['id', 'currency'])
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${body.itemIds}::bigint[])`)
      .execute()
    const application =
      body.applicationId === null
        ? true
        : await tx
            .selectFrom('payment_application')
            .select('id')
            .where('company_id', '=', companyId)
            .where('id', '=', body.applicationId)
            .executeTakeFirst()
    const byId = new Map(items.map((item) => [item.id, item]))
    refuseIfAny([
      ...(application ? [] : [at('applicationId', 'record.notFound')]),
      ...body.itemIds.flatMap((id, place): Finding[] => {
        const item = byId.get(id)
        if (!item) return [at(`itemIds.${place}`, 'record.notFound')]
        return item.currency === body.currency ? [] : [at(`itemIds.${place}`, 'finance.currencyDiffers')]
      }),
    ])
    const saved = await tx
      .insertInto('announced_transfer')
      .values({
        company_id: companyId,
        state: transferState.codes.announced,
        currency: body.currency,
        amount: body.amount,
        transfer_on: body.transferOn,
        payer_name: body.payerName,
        note: body.note,
        application_id: body.applicationId,
        item_ids: raw<string[]>`${body.itemIds}::bigint[]`,
        announced_by: call.principal.memberId,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    await recordEvents(
      tx,
      acting,
      { companyId, entity: 'announcedTransfer', ids: [saved.id] },
      { transition: 'create', to: announcedTransferMachine.initial },
    )
    return saved
  })

export const cancelTransfer = (
  call: Call,
  { params: { id }, body }: { params: { id: string }; body: { note?: string | undefined } },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const transfer = found(
      await tx
        .selectFrom('announced_transfer')
        .select(['state', 'version'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (transfer.state === transferState.codes.received) throw refuse('transfer.alreadyReceived')
    await runTransition(
      tx,
      acting,
      { companyId, entity: 'announcedTransfer', id },
      {
        machine: announcedTransferMachine,
        name: 'cancel',
        state: transfer.state,
        facts: {},
        given: body,
        write: (code) =>
          tx
            .updateTable('announced_transfer')
            .set({ state: Number(code) })
            .where('company_id', '=', companyId)
            .where('id', '=', id)
            .execute(),
      },
    )
    return { id, version: transfer.version + 1 }
  })
