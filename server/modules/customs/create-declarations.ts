import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import { declarationLinesAtMost } from '@quayside/contract/customs/declaration-split.ts'
import type { DeclaredLine, SplitOrder } from '@quayside/contract/customs/split-line.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { CreateDeclarations } from '@quayside/contract/office/customs.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { finding, refuse, refuseHealed, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrder, type OrderLock } from '../orders/lock-order.ts'
import { findUnknownHeader } from './declaration-entries.ts'
import { insertLines, sumUpDeclaration } from './declaration-lines.ts'
import { followDeclarations } from './follow-declarations.ts'
import { lockLiveDeclarations } from './order-declarations.ts'
import { readSplit, type SplitFound } from './read-split.ts'

/** Goods are declared once the order is approved, and until all of them are cleared. */
const declarableStates: ReadonlySet<string> = new Set(['audited', 'bound', 'declared'])

type Header = Omit<CreateDeclarations, 'orderId'>

async function lockDeclarable(tx: Tx, orderId: string): Promise<OrderLock> {
  const order = getOrRefuse(await lockOrder(tx, orderId, undefined))
  const crossesCustoms =
    order.model_type === orderKind.codes.import || order.model_type === orderKind.codes.export
  if (!crossesCustoms || !declarableStates.has(stateKey(orderMachine, order.state)))
    throw refuse('declaration.orderNotReady')
  return order
}

/** The order's lines that stand in a declaration which counts. */
async function declaredLines(tx: Tx, order: OrderLock): Promise<Set<string>> {
  const live = await lockLiveDeclarations(tx, order)
  if (live.length === 0) return new Set()
  const rows = await tx
    .selectFrom('declaration_line')
    .select('order_line_ids')
    .where('company_id', '=', order.company_id)
    .where(
      'declaration_id',
      'in',
      live.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.flatMap((row) => row.order_line_ids))
}

async function findSplit(tx: Tx, order: OrderLock): Promise<SplitFound> {
  const day = await readBusinessDay(tx)
  const split = await readSplit(readWithin(tx), { companyId: order.company_id, orderId: order.id, day })
  if (split.order.isImport && split.order.customsRate === undefined)
    throw refuse('declaration.rateMissing', { currency: split.order.currency })
  return split
}

type NewDeclaration = {
  readonly control: string
  readonly conditions: string
  readonly lines: readonly DeclaredLine[]
}

async function insertDeclaration(
  tx: Tx,
  acting: Acting,
  order: OrderLock,
  { control, conditions, lines }: NewDeclaration,
  { split, header }: { split: SplitOrder; header: Header },
): Promise<Saved> {
  const { company_id: companyId } = order
  const { id } = await tx
    .insertInto('declaration')
    .values({
      company_id: companyId,
      order_id: order.id,
      is_import: split.isImport,
      control,
      conditions,
      customs_office: header.customsOffice,
      trade_mode: header.tradeMode,
      transport_mode: header.transportMode,
      bill_of_lading: header.billOfLading,
      currency: split.currency,
      customs_rate: split.customsRate ?? null,
      factor: split.factor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(tx, { companyId, id }, lines)
  const version = await sumUpDeclaration(tx, { companyId, id })
  await happened(
    tx,
    acting,
    { companyId, entity: 'declaration', ids: [id] },
    { transition: 'create', to: declarationMachine.initial },
  )
  return { id, version }
}

/** Makes the declarations of all goods of an order that stand in none yet, as the split says. */
export async function createDeclarations(
  tx: Tx,
  acting: Acting,
  { orderId, ...header }: CreateDeclarations,
): Promise<Saved[]> {
  const order = await lockDeclarable(tx, orderId)
  refuseIfAny(await findUnknownHeader(tx, header))
  const { order: split, shippingNoteNo, splitWithout } = await findSplit(tx, order)
  const { declarations, held } = splitWithout(await declaredLines(tx, order))
  if (held.length > 0)
    throw refuseHealed(finding('declaration.linesHeld', { count: held.length }), { orderId: order.id })
  if (declarations.length === 0) throw refuse('declaration.nothingToDeclare')
  const made: Saved[] = []
  const whole = { ...header, billOfLading: header.billOfLading || shippingNoteNo }
  for (const declaration of declarations)
    made.push(await insertDeclaration(tx, acting, order, declaration, { split, header: whole }))
  await followDeclarations(tx, acting, order)
  return made
}

/** One declaration of chosen lines of an order, merged as the split would. */
export async function createDeclaration(
  tx: Tx,
  acting: Acting,
  { orderId, orderLineIds, header }: { orderId: string; orderLineIds: readonly string[]; header: Header },
): Promise<Saved> {
  const order = await lockDeclarable(tx, orderId)
  const { order: split, lines, splitWithout } = await findSplit(tx, order)
  const wanted = new Set(orderLineIds)
  const known = new Set(lines.map(({ id }) => id))
  if (orderLineIds.some((id) => !known.has(id))) throw refuse('declaration.lineUnknown')
  const declared = await declaredLines(tx, order)
  if (orderLineIds.some((id) => declared.has(id))) throw refuse('declaration.lineTwice')
  const others = new Set(lines.flatMap(({ id }) => (wanted.has(id) ? [] : [id])))
  const { declarations, held } = splitWithout(others)
  if (held.length > 0)
    throw refuseHealed(finding('declaration.linesHeld', { count: held.length }), { orderId: order.id })
  const all = declarations.flatMap((declaration) => declaration.lines)
  if (all.length > declarationLinesAtMost)
    throw refuse('declaration.tooManyLines', { most: declarationLinesAtMost })
  const strictest = getOrRefuse(declarations.at(-1))
  const conditions = [...new Set(declarations.flatMap((each) => Array.from(each.conditions)))].join('')
  const made = await insertDeclaration(
    tx,
    acting,
    order,
    { control: strictest.control, conditions, lines: all },
    { split, header },
  )
  await followDeclarations(tx, acting, order)
  return made
}
