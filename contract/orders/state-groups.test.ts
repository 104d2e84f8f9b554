import { expect, it } from 'vitest'
import { auditStatus } from '../kernel/record.codes.ts'
import { declarationState } from './declaration.codes.ts'
import { orderState, receivingState, shippingState, signState } from './order.codes.ts'
import { fxPaymentState, paymentState } from './order-money.codes.ts'
import { stateGroups } from './state-groups.ts'

const draft = {
  state: orderState.codes.draft,
  isContractSigned: 0,
  auditStatus: auditStatus.codes.unaudited,
  priceAudit: null,
  commodityState: 1,
  archiveState: 0,
  paymentState: paymentState.codes.unpaid,
  fxPaymentState: fxPaymentState.codes.notApplied,
  writeOffState: 0,
  invoicingState: 0,
  receivingState: receivingState.codes.notStored,
  declarationState: declarationState.codes.unsubmitted,
  shippingState: shippingState.codes.notShipped,
  signState: signState.codes.unsigned,
} as const
const tonesOf = (order: Parameters<typeof stateGroups>[0]): string[] =>
  Object.values(stateGroups(order)).flatMap((facts) => facts.map(({ name, tone }) => `${name} ${tone}`))

it('asks for nothing of an order that was not placed: every state is still to come', () => {
  expect(tonesOf(draft).filter((text) => !text.endsWith(' draft'))).toEqual(['auditStatus underway'])
})

it('waits for contract and payment of an order whose audit was passed', () => {
  const audited = { ...draft, state: orderState.codes.audited, auditStatus: auditStatus.codes.audited }
  expect(tonesOf(audited).filter((text) => text.endsWith(' waitsForYou'))).toEqual([
    'contract waitsForYou',
    'paymentState waitsForYou',
    'fxPaymentState waitsForYou',
  ])
})

it('says nothing of the payment of an order that was cancelled', () => {
  const { money } = stateGroups({ ...draft, state: orderState.codes.cancelled })
  expect(money.find(({ name }) => name === 'paymentState')).toMatchObject({ value: null, tone: 'draft' })
})
