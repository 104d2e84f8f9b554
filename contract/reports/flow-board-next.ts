import type { FlowReason, FlowWait, LaneState } from './flow-board.facts.ts'
import { heldUpBy } from './flow-board.rules.ts'

/** The next step of the order, and who takes it. */
const flowNext = {
  contractAwaitsAudit: 'provider',
  contractUnsigned: 'you',
  contractUnsignedLate: 'you',
  contractBroken: 'you',
  goodsAwaited: 'supplier',
  goodsPartly: 'supplier',
  goodsNotReceivedLate: 'supplier',
  goodsReceived: 'provider',
  goodsDeclared: 'provider',
  goodsCleared: 'provider',
  goodsOnTheWay: 'provider',
  goodsArrived: 'you',
  fundsNothing: 'you',
  fundsApplied: 'provider',
  fundsPartly: 'provider',
  fundsPaid: 'provider',
  receiptNear: 'you',
  receiptLate: 'you',
  debtLate: 'you',
  taxLate: 'you',
  inputToCorrect: 'you',
  inputAwaited: 'you',
  inputLate: 'you',
  salesAwaited: 'provider',
  salesLate: 'provider',
} as const satisfies Partial<Record<FlowReason, FlowWait>>

/** The step of what holds the order up; otherwise of what is near, otherwise of the first lane under way. */
export function nextOf(lanes: readonly LaneState[]): { lane: LaneState; waitsFor: FlowWait } | undefined {
  const lane =
    heldUpBy(lanes) ??
    lanes.find(({ tone }) => tone === 'near') ??
    lanes.find(({ tone }) => tone === 'underway') ??
    lanes.find(({ tone }) => tone === 'none')
  const waitsFor = lane && (flowNext as Partial<Record<FlowReason, FlowWait>>)[lane.reason]
  return lane && waitsFor ? { lane, waitsFor } : undefined
}
