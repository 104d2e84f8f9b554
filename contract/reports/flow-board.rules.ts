import { addDays, daysBetween } from '../kernel/days.ts'
import { type OrderStateKey, orderKind, orderState, receivingState } from '../orders/order.codes.ts'
import { nearDays } from '../orders/order-deadlines.ts'
import type { FlowDays, FlowFacts, FlowReason, LaneState } from './flow-board.facts.ts'

const beforeAudit: ReadonlySet<OrderStateKey> = new Set(['draft', 'submitted', 'auditFailed'])
const isBeforeAudit = (state: number): boolean => {
  const key = orderState.keyOf(state)
  return key === undefined || beforeAudit.has(key)
}

const dueAfter = (day: string | null, days = 0): { dueOn?: string } =>
  day === null ? {} : { dueOn: addDays(day, days) }

function contractLane(facts: FlowFacts, days: FlowDays, today: string): LaneState {
  const lane = { lane: 'contract', steps: 2 } as const
  if (facts.signedOn !== null && !facts.isContractBroken)
    return { ...lane, done: 2, tone: 'done', reason: 'contractSigned', on: facts.signedOn }
  if (isBeforeAudit(facts.state)) return { ...lane, done: 0, tone: 'underway', reason: 'contractAwaitsAudit' }
  const waited = facts.auditedOn === null ? 0 : daysBetween(facts.auditedOn, today)
  const tone = waited > days.contract ? 'late' : 'underway'
  const due = dueAfter(tone === 'late' ? facts.auditedOn : null, days.contract)
  if (facts.isContractBroken)
    return { ...lane, done: 1, tone, reason: 'contractBroken', days: waited, ...due }
  return tone === 'late'
    ? { ...lane, done: 1, tone, reason: 'contractUnsignedLate', days: waited, limit: days.contract, ...due }
    : { ...lane, done: 1, tone, reason: 'contractUnsigned' }
}

/** How many of the steps of its kind an order's goods have done: received, declared, released, delivered. */
function goodsDone(facts: FlowFacts): { steps: number; done: number; reason: FlowReason; on?: string } {
  const isCustoms = facts.modelType === orderKind.codes.import || facts.modelType === orderKind.codes.export
  const steps = isCustoms ? 4 : 3
  const dated = (on: string | null) => (on === null ? {} : { on })
  const state = orderState.keyOf(facts.state)
  if (state === 'signed' || state === 'completed')
    return { steps, done: steps, reason: 'goodsDelivered', ...dated(facts.deliveredOn) }
  if (state === 'arrived') return { steps, done: steps - 1, reason: 'goodsArrived' }
  if (state === 'cleared') return { steps, done: 3, reason: 'goodsCleared', ...dated(facts.clearedOn) }
  if (state === 'departed' || state === 'dispatched') return { steps, done: 2, reason: 'goodsOnTheWay' }
  if (state === 'declared') return { steps, done: 2, reason: 'goodsDeclared', ...dated(facts.declaredOn) }
  if (isBeforeAudit(facts.state)) return { steps, done: 0, reason: 'goodsAwaitAudit' }
  if (isReceived(facts)) return { steps, done: 1, reason: 'goodsReceived' }
  return facts.receivingState === receivingState.codes.partlyStored
    ? { steps, done: 0, reason: 'goodsPartly' }
    : { steps, done: 0, reason: 'goodsAwaited' }
}

const isReceived = (facts: FlowFacts): boolean =>
  facts.receivingState === receivingState.codes.fullyStored ||
  facts.state === orderState.codes.received ||
  facts.state === orderState.codes.bound

function goodsLane(facts: FlowFacts, days: FlowDays, today: string): LaneState {
  const { steps, done, ...state } = goodsDone(facts)
  if (done === 0 && facts.supplierPaidOn !== null) {
    const waited = daysBetween(facts.supplierPaidOn, today)
    if (waited > days.goods)
      return {
        lane: 'goods',
        steps,
        done,
        tone: 'late',
        reason: 'goodsNotReceivedLate',
        days: waited,
        limit: days.goods,
        ...dueAfter(facts.supplierPaidOn, days.goods),
      }
  }
  const tone = isBeforeAudit(facts.state) ? 'none' : done === steps ? 'done' : 'underway'
  return { lane: 'goods', steps, done, tone, ...state }
}

function fundsLane(facts: FlowFacts, today: string): LaneState {
  const done = facts.isWrittenOff ? 3 : facts.isPaid ? 2 : facts.isApplied ? 1 : 0
  const lane = { lane: 'funds', steps: 3, done } as const
  const late = (dueOn: string | null): number => (dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, today)))
  const [tax, receipt, debt] = [late(facts.taxDueOn), late(facts.receiptDueOn), late(facts.debtDueOn)]
  const { receiptDueOn, taxDueOn, debtDueOn } = facts
  if (receipt > 0)
    return { ...lane, tone: 'late', reason: 'receiptLate', days: receipt, ...dueAfter(receiptDueOn) }
  if (tax > 0) return { ...lane, tone: 'late', reason: 'taxLate', days: tax, ...dueAfter(taxDueOn) }
  if (debt > 0) return { ...lane, tone: 'late', reason: 'debtLate', days: debt, ...dueAfter(debtDueOn) }
  if (facts.receiptDueOn !== null) {
    const left = daysBetween(today, facts.receiptDueOn)
    if (left <= nearDays)
      return { ...lane, tone: 'near', reason: 'receiptNear', days: left, on: facts.receiptDueOn }
  }
  if (!facts.isPaymentNeeded) return { ...lane, done: 3, tone: 'done', reason: 'fundsNotNeeded' }
  if (facts.isWrittenOff) return { ...lane, tone: 'done', reason: 'fundsWrittenOff' }
  if (facts.isPaid) return { ...lane, tone: 'underway', reason: 'fundsPaid' }
  if (facts.paidShare > 0)
    return { ...lane, tone: 'underway', reason: 'fundsPartly', percent: Math.round(facts.paidShare * 100) }
  return facts.isApplied
    ? { ...lane, tone: 'underway', reason: 'fundsApplied' }
    : { ...lane, tone: 'none', reason: 'fundsNothing' }
}

function invoiceLane(facts: FlowFacts, days: FlowDays, today: string): LaneState {
  const isExport = facts.modelType === orderKind.codes.export
  const steps = isExport ? 2 : 1
  const hasInput = !isExport || facts.hasInputInvoices
  const done = (isExport && facts.hasInputInvoices ? 1 : 0) + (facts.invoicedOn === null ? 0 : 1)
  const lane = { lane: 'invoice', steps, done } as const
  const since = (day: string | null): number => (day === null ? 0 : daysBetween(day, today))
  const [exported, settled] = [since(facts.exportedOn), since(facts.settledOn)]
  if (!hasInput && exported > days.inputInvoice)
    return {
      ...lane,
      tone: 'late',
      reason: 'inputLate',
      days: exported,
      limit: days.inputInvoice,
      ...dueAfter(facts.exportedOn, days.inputInvoice),
    }
  if (facts.invoicedOn === null && settled > days.salesInvoice)
    return {
      ...lane,
      tone: 'late',
      reason: 'salesLate',
      days: settled,
      limit: days.salesInvoice,
      ...dueAfter(facts.settledOn, days.salesInvoice),
    }
  if (isExport && facts.hasInputToCorrect) return { ...lane, tone: 'underway', reason: 'inputToCorrect' }
  if (!hasInput && facts.exportedOn !== null) return { ...lane, tone: 'underway', reason: 'inputAwaited' }
  if (facts.invoicedOn !== null)
    return {
      ...lane,
      tone: done === steps ? 'done' : 'underway',
      reason: 'invoiceDone',
      on: facts.invoicedOn,
    }
  return facts.settledOn === null
    ? { ...lane, tone: 'none', reason: 'invoiceNothing' }
    : { ...lane, tone: 'underway', reason: 'salesAwaited' }
}

export const lanesOf = (facts: FlowFacts, days: FlowDays, today: string): LaneState[] => [
  contractLane(facts, days, today),
  goodsLane(facts, days, today),
  fundsLane(facts, today),
  invoiceLane(facts, days, today),
]

/** The first lane that is late holds the order up: what follows waits for it. */
export const heldUpBy = (lanes: readonly LaneState[]): LaneState | undefined =>
  lanes.find(({ tone }) => tone === 'late')

/** All are done, and nothing is left to invoice: the order leaves the board. */
export const isFlowDone = (lanes: readonly LaneState[]): boolean =>
  lanes.every(({ tone, reason }) => tone === 'done' || reason === 'invoiceNothing')
