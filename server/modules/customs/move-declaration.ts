import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { checkDeclarationNumber, missingFields } from '@quayside/contract/customs/declaration.rules.ts'
import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import { isBeyondReceipt } from '@quayside/contract/customs/received-goods.ts'
import { checkDayOrder, daysAfter } from '@quayside/contract/kernel/day-order.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { type DeclarationStateKey, declarationGroup } from '@quayside/contract/orders/declaration.codes.ts'
import { at, finding, heals, refuseHealed, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrder, type OrderLock } from '../orders/lock-order.ts'
import { adoptReceipt } from './adopt-receipt.ts'
import { compareDeclared, findReceiptDifferences } from './compare-declared.ts'
import { type DeclarationRow, declarationKey } from './order-declarations.ts'

export type LockedDeclaration = { readonly order: OrderLock; readonly row: DeclarationRow }

/** The order, then the declaration. */
export async function lockDeclaration(tx: Tx, id: string): Promise<LockedDeclaration | undefined> {
  const known = await tx
    .selectFrom('declaration')
    .select(['company_id', 'order_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!known) return undefined
  const order = await lockOrder(tx, known.order_id, known.company_id)
  const row = await tx
    .selectFrom('declaration')
    .selectAll()
    .where('company_id', '=', known.company_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { order: getOrRefuse(order), row }
}

export type Move = {
  readonly target: DeclarationStateKey
  readonly happenedOn?: string | undefined
  /** The field in which the day was entered. */
  readonly dayField?: 'happenedOn' | 'declaredOn' | 'exportedOn'
  readonly declarationNo?: string | undefined
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

const dayColumns = {
  declaredOn: 'declared_on',
  acceptedOn: 'accepted_on',
  releasedOn: 'released_on',
  closedOn: 'closed_on',
} as const
type DeclarationDay = keyof typeof dayColumns

/** Which day of a declaration is the one it came into a state on. */
const dayOf: Partial<Record<DeclarationStateKey, DeclarationDay>> = {
  declared: 'declaredOn',
  accepted: 'acceptedOn',
  released: 'releasedOn',
  releasedOnGuarantee: 'releasedOn',
  closed: 'closedOn',
}

/** The days before the one that is reported; those after it belong to an earlier round at customs and are dropped. */
function checkReportedDay(
  { order, row }: LockedDeclaration,
  name: DeclarationDay,
  day: string,
  path: string,
): Finding[] {
  const later: readonly string[] = daysAfter('declaration', name)
  const days = {
    orderDate: order.order_date,
    ...Object.fromEntries(
      Object.entries(dayColumns).map(([each, column]) => [each, later.includes(each) ? null : row[column]]),
    ),
    [name]: day,
  }
  return checkDayOrder('declaration', days, name, path)
}

const dayValues = (name: DeclarationDay, day: string) => ({
  [dayColumns[name]]: day,
  ...Object.fromEntries(
    daysAfter('declaration', name).map((later) => [dayColumns[later as DeclarationDay], null]),
  ),
})

export const numberUsed = { declaration_no_once: at('declarationNo', 'declaration.numberUsed') }

/** Brings a locked declaration into a state; the order follows it by `followDeclarations`. */
export async function moveDeclaration(
  tx: Tx,
  acting: Acting,
  locked: LockedDeclaration,
  { target, happenedOn, dayField = 'happenedOn', reason, note, ...move }: Move,
): Promise<number> {
  const { order, row } = locked
  const { company_id: companyId, id } = row
  const { declarationNo = row.declaration_no } = move
  const key = declarationKey(companyId, id)
  const today = await readBusinessDay(tx)
  const name = dayOf[target]
  const day = happenedOn ?? today
  const { written: version } = await refusingDuplicates(numberUsed, () =>
    runTransition(tx, acting, key, {
      machine: declarationMachine,
      name: target === 'declared' ? 'declare' : 'mark',
      state: row.state,
      facts: { target },
      given: { reason, note },
      notice: noticeOf(order, row, { target, reason: reason ?? '' }),
      write: async (state) => {
        refuseIfAny([
          ...checkDay(dayField, happenedOn, { kind: 'past', today }),
          ...(name ? checkReportedDay(locked, name, day, dayField) : []),
          ...checkDeclarationNumber({
            declarationNo,
            customsOffice: row.customs_office,
            isImport: row.is_import,
          }),
        ])
        if (target === 'declared') await requireComplete(tx, row)
        if (target === 'amended' && row.differs_from_receipt) await adoptReceipt(tx, row)
        if (target === 'released' || target === 'releasedOnGuarantee')
          await requireReleasable(tx, row, { target, declarationNo })
        return writeStep(tx, 'declaration', key, {
          state: Number(state),
          declaration_no: declarationNo,
          reason: reason ?? '',
          ...(name && dayValues(name, day)),
        })
      },
    }),
  )
  if (target === 'amended') await compareDeclared(tx, acting, order)
  return version
}

async function requireComplete(tx: Tx, row: DeclarationRow): Promise<void> {
  const lines = await tx
    .selectFrom('declaration_line')
    .select(['first_unit', 'first_qty', 'second_unit', 'second_qty'])
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .execute()
  const missing = missingFields({
    customsOffice: row.customs_office,
    tradeMode: row.trade_mode,
    transportMode: row.transport_mode,
    lines: lines.map((line) => ({
      firstUnit: line.first_unit,
      firstQty: line.first_qty ?? '',
      secondUnit: line.second_unit,
      secondQty: line.second_qty ?? '',
    })),
  })
  if (missing.length > 0)
    throw new Refusal([
      heals(finding('declaration.fieldsMissing', { count: missing.length }), { declarationId: row.id }),
      ...missing.map((path) => at(path, 'field.required')),
    ])
  const of = { companyId: row.company_id, orderId: row.order_id }
  const differences = (await findReceiptDifferences(tx, of, [row])).get(row.id) ?? []
  const beyond = differences.filter(isBeyondReceipt).length
  if (beyond > 0)
    throw refuseHealed(finding('declaration.exceedsReceived', { count: beyond }), { declarationId: row.id })
}

/** Customs releases what has a number and is paid for, or on a guarantee. */
async function requireReleasable(
  tx: Tx,
  row: DeclarationRow,
  { target, declarationNo }: { target: DeclarationStateKey; declarationNo: string },
): Promise<void> {
  if (declarationNo === '')
    throw refuseHealed(finding('declaration.numberMissing'), { declarationId: row.id })
  if (target === 'releasedOnGuarantee') return
  const open = await tx
    .selectFrom('tax_bill')
    .select('id')
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .where('state', 'in', [taxBillState.codes.open, taxBillState.codes.paying])
    .orderBy('id')
    .execute()
  const [first] = open
  if (first)
    throw refuseHealed(finding('declaration.openBills', { count: open.length }), { billId: first.id })
}

function phraseOf(target: DeclarationStateKey): string | undefined {
  if (target === 'declared') return 'declare'
  if (target === 'released' || target === 'releasedOnGuarantee') return 'released'
  if (target === 'inspectionNotice') return 'inspection'
  return declarationGroup[target] === 'problem' ? 'problem' : undefined
}

function noticeOf(
  order: OrderLock,
  { number, declaration_no: declarationNo }: DeclarationRow,
  { target, reason }: { target: DeclarationStateKey; reason: string },
): NoticeOf | undefined {
  const phrase = phraseOf(target)
  if (phrase === undefined) return undefined
  return {
    phrase: `declaration.${phrase}`,
    params: { number: declarationNo || number, orderNo: order.order_no, reason },
    record: { entity: 'order', id: order.id },
  }
}
