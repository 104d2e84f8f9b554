import { describe, expect, it } from 'vitest'
import { orderKind, orderState, receivingState } from '../orders/order.codes.ts'
import { type FlowFacts, usualFlowDays } from './flow-board.facts.ts'
import { heldUpBy, isFlowDone, lanesOf } from './flow-board.rules.ts'
import { nextOf } from './flow-board-next.ts'

const today = '2026-11-16'
const { codes } = orderState
const order: FlowFacts = {
  modelType: orderKind.codes.import,
  state: codes.audited,
  receivingState: receivingState.codes.notStored,
  auditedOn: '2026-11-15',
  signedOn: null,
  isContractBroken: false,
  declaredOn: null,
  clearedOn: null,
  deliveredOn: null,
  supplierPaidOn: null,
  isApplied: false,
  isPaid: false,
  paidShare: 0,
  isPaymentNeeded: true,
  isWrittenOff: false,
  receiptDueOn: null,
  debtDueOn: null,
  taxDueOn: null,
  exportedOn: null,
  hasInputInvoices: false,
  hasInputToCorrect: false,
  settledOn: null,
  invoicedOn: null,
}
const laneOf = (name: string, facts: Partial<FlowFacts>) =>
  lanesOf({ ...order, ...facts }, usualFlowDays, today).find(({ lane }) => lane === name)

describe('the contract', () => {
  it.each([
    [{ state: codes.submitted, auditedOn: null }, 'contractAwaitsAudit', 'underway'],
    [{ auditedOn: '2026-11-13' }, 'contractUnsigned', 'underway'],
    [{ auditedOn: '2026-11-12' }, 'contractUnsignedLate', 'late'],
    [{ signedOn: '2026-11-14' }, 'contractSigned', 'done'],
    [
      { signedOn: '2026-11-01', isContractBroken: true, auditedOn: '2026-11-15' },
      'contractBroken',
      'underway',
    ],
    [{ signedOn: '2026-11-01', isContractBroken: true, auditedOn: '2026-11-01' }, 'contractBroken', 'late'],
  ])('%j is %s, %s', (facts, reason, tone) => {
    expect(laneOf('contract', facts)).toMatchObject({ reason, tone })
  })

  it('names days and limit', () => {
    expect(laneOf('contract', { auditedOn: '2026-11-12' })).toMatchObject({ days: 4, limit: 3 })
  })
})

describe('the goods', () => {
  it.each([
    [{ state: codes.submitted }, 'goodsAwaitAudit', 'none', 0],
    [{}, 'goodsAwaited', 'underway', 0],
    [{ receivingState: receivingState.codes.partlyStored }, 'goodsPartly', 'underway', 0],
    [{ supplierPaidOn: '2026-11-09' }, 'goodsAwaited', 'underway', 0],
    [{ supplierPaidOn: '2026-11-08' }, 'goodsNotReceivedLate', 'late', 0],
    [
      { supplierPaidOn: '2026-11-01', receivingState: receivingState.codes.partlyStored },
      'goodsNotReceivedLate',
      'late',
      0,
    ],
    [
      { supplierPaidOn: '2026-11-01', receivingState: receivingState.codes.fullyStored },
      'goodsReceived',
      'underway',
      1,
    ],
    [{ state: codes.declared, declaredOn: '2026-11-10' }, 'goodsDeclared', 'underway', 2],
    [{ state: codes.cleared }, 'goodsCleared', 'underway', 3],
    [{ state: codes.signed, deliveredOn: '2026-11-12' }, 'goodsDelivered', 'done', 4],
    [{ modelType: orderKind.codes.domestic, state: codes.dispatched }, 'goodsOnTheWay', 'underway', 2],
    [{ modelType: orderKind.codes.transit, state: codes.completed }, 'goodsDelivered', 'done', 3],
  ])('%j are %s, %s', (facts, reason, tone, done) => {
    expect(laneOf('goods', facts)).toMatchObject({ reason, tone, done })
  })
})

describe('the funds', () => {
  it.each([
    [{}, 'fundsNothing', 'none'],
    [{ isApplied: true }, 'fundsApplied', 'underway'],
    [{ isApplied: true, paidShare: 0.5 }, 'fundsPartly', 'underway'],
    [{ isApplied: true, isPaid: true, paidShare: 1 }, 'fundsPaid', 'underway'],
    [{ isPaid: true, isWrittenOff: true }, 'fundsWrittenOff', 'done'],
    [{ isPaymentNeeded: false }, 'fundsNotNeeded', 'done'],
    [{ receiptDueOn: '2026-11-15' }, 'receiptLate', 'late'],
    [{ receiptDueOn: '2026-11-16' }, 'receiptNear', 'near'],
    [{ receiptDueOn: '2026-12-01' }, 'receiptNear', 'near'],
    [{ receiptDueOn: '2026-12-02' }, 'fundsNothing', 'none'],
    [{ debtDueOn: '2026-11-15' }, 'debtLate', 'late'],
    [{ debtDueOn: '2026-11-16' }, 'fundsNothing', 'none'],
    [{ taxDueOn: '2026-11-13', debtDueOn: '2026-11-01' }, 'taxLate', 'late'],
  ])('%j are %s, %s', (facts, reason, tone) => {
    expect(laneOf('funds', facts)).toMatchObject({ reason, tone })
  })
})

describe('the invoices', () => {
  const exported = { modelType: orderKind.codes.export, exportedOn: '2026-11-06' }
  it.each([
    [{}, 'invoiceNothing', 'none'],
    [exported, 'inputAwaited', 'underway'],
    [{ ...exported, exportedOn: '2026-11-05' }, 'inputLate', 'late'],
    [{ ...exported, exportedOn: '2026-11-05', hasInputInvoices: true }, 'invoiceNothing', 'none'],
    [{ ...exported, hasInputToCorrect: true }, 'inputToCorrect', 'underway'],
    [{ settledOn: '2026-11-06' }, 'salesAwaited', 'underway'],
    [{ settledOn: '2026-11-05' }, 'salesLate', 'late'],
    [{ settledOn: '2026-11-01', invoicedOn: '2026-11-03' }, 'invoiceDone', 'done'],
    // An import has no input invoices.
    [{ exportedOn: '2026-10-01' }, 'invoiceNothing', 'none'],
  ])('%j are %s, %s', (facts, reason, tone) => {
    expect(laneOf('invoice', facts)).toMatchObject({ reason, tone })
  })
})

describe('the steps that a lane has done', () => {
  const exported = { modelType: orderKind.codes.export }
  const domestic = { modelType: orderKind.codes.domestic }
  it.each([
    ['contract', { state: codes.submitted }, 0, 2],
    ['contract', {}, 1, 2],
    ['contract', { auditedOn: '2026-11-01' }, 1, 2],
    ['contract', { isContractBroken: true, signedOn: '2026-11-15' }, 1, 2],
    ['contract', { signedOn: '2026-11-15' }, 2, 2],
    ['goods', { state: codes.bound }, 1, 4],
    ['goods', { ...domestic, state: codes.received }, 1, 3],
    ['goods', { ...domestic, state: codes.dispatched }, 2, 3],
    ['goods', { ...domestic, state: codes.arrived }, 2, 3],
    ['goods', { state: codes.arrived }, 3, 4],
    ['goods', { state: codes.completed }, 4, 4],
    ['funds', {}, 0, 3],
    ['funds', { isApplied: true }, 1, 3],
    ['funds', { isApplied: true, isPaid: true }, 2, 3],
    ['funds', { isApplied: true, isPaid: true, isWrittenOff: true }, 3, 3],
    ['funds', { isPaymentNeeded: false }, 3, 3],
    ['invoice', {}, 0, 1],
    ['invoice', { invoicedOn: '2026-11-10' }, 1, 1],
    ['invoice', { hasInputInvoices: true }, 0, 1],
    ['invoice', exported, 0, 2],
    ['invoice', { ...exported, hasInputInvoices: true }, 1, 2],
    ['invoice', { ...exported, hasInputInvoices: true, invoicedOn: '2026-11-10' }, 2, 2],
  ])('of the %s of an order with %j are %i of %i', (name, facts, done, steps) => {
    expect(laneOf(name, facts)).toMatchObject({ done, steps })
  })

  it('have their days where these are known', () => {
    expect(laneOf('goods', { state: codes.signed, deliveredOn: '2026-11-12' })).toMatchObject({
      on: '2026-11-12',
    })
    expect(laneOf('goods', { state: codes.signed })).not.toHaveProperty('on')
    expect(laneOf('contract', { isContractBroken: true, auditedOn: null })).toMatchObject({ days: 0 })
    expect(laneOf('funds', { isApplied: true, paidShare: 0.335 })).toMatchObject({ percent: 34 })
  })

  it('name the last day once it has passed or is near', () => {
    const dueOf = (name: string, facts: Partial<FlowFacts>) => laneOf(name, facts)?.dueOn
    expect(dueOf('contract', { auditedOn: '2026-11-12' })).toBe('2026-11-15')
    expect(laneOf('contract', { auditedOn: '2026-11-13' })).not.toHaveProperty('dueOn')
    expect(dueOf('goods', { supplierPaidOn: '2026-11-08' })).toBe('2026-11-15')
    expect(dueOf('funds', { taxDueOn: '2026-11-15' })).toBe('2026-11-15')
    expect(dueOf('invoice', { settledOn: '2026-11-05' })).toBe('2026-11-15')
  })
})

describe('what holds an order up', () => {
  const of = (facts: Partial<FlowFacts>) => lanesOf({ ...order, ...facts }, usualFlowDays, today)

  it('is the first late lane, and says who is waited for', () => {
    const late = of({ signedOn: '2026-11-01', supplierPaidOn: '2026-11-01', taxDueOn: '2026-11-01' })
    expect(heldUpBy(late)?.lane).toBe('goods')
    expect(nextOf(late)).toMatchObject({ lane: { reason: 'goodsNotReceivedLate' }, waitsFor: 'supplier' })
  })

  it('is nothing while all keep their days; the next step is then of the first lane under way', () => {
    expect(heldUpBy(of({}))).toBeUndefined()
    expect(nextOf(of({}))).toMatchObject({ lane: { lane: 'contract' }, waitsFor: 'you' })
  })

  it('is what is near before what is under way, and what has not begun where nothing is', () => {
    expect(nextOf(of({ receiptDueOn: '2026-11-20' }))).toMatchObject({ lane: { reason: 'receiptNear' } })
    const signed = { signedOn: '2026-11-01', state: codes.completed }
    expect(nextOf(of(signed))).toMatchObject({ lane: { reason: 'fundsNothing' }, waitsFor: 'you' })
    expect(nextOf(of({ ...signed, isPaymentNeeded: false }))).toBeUndefined()
  })

  it('takes the days that the provider set', () => {
    const days = { ...usualFlowDays, contract: 0 }
    expect(heldUpBy(lanesOf(order, days, today))?.reason).toBe('contractUnsignedLate')
  })

  it('ends when all four are done', () => {
    const done = {
      state: codes.completed,
      signedOn: '2026-11-01',
      isWrittenOff: true,
      isPaid: true,
      settledOn: '2026-11-02',
      invoicedOn: '2026-11-03',
    }
    expect(isFlowDone(of(done))).toBe(true)
    expect(isFlowDone(of({ ...done, invoicedOn: null }))).toBe(false)
    expect(isFlowDone(of({ ...done, settledOn: null, invoicedOn: null }))).toBe(true)
  })
})
