import { type Actor, actorsOf, machine } from '../kernel/machine.ts'
import { type PriceAuditKey, priceAudit } from '../products/commodity.codes.ts'
import {
  type GeneralModelType,
  generalModelTypes,
  type OrderStateKey,
  orderState,
  type ReceivingStateKey,
  receivingState,
  type SignStateKey,
  signState,
} from './order.codes.ts'
import type { orderRefusals } from './order.refusals.ts'
import { auditPassedStates } from './order-tabs.ts'

export type OrderFacts = {
  readonly modelType: GeneralModelType
  /** Created by binding stored goods (storage type 1). */
  readonly isWarehouseType: boolean
  /** Undefined as long as no price audit was made. */
  readonly priceAudit: PriceAuditKey | undefined
  readonly receivingState: ReceivingStateKey
  readonly signState: SignStateKey
  /** An application that is neither cancelled nor rejected holds part of this order's amount. */
  readonly isInPaymentApplication: boolean
  /** Submitted by a member, and by the company's own rule not handed over before a second one released it. */
  readonly isToRelease: boolean
}
type Refused = keyof typeof orderRefusals

/** All values of each fact: the work queue's SQL is written from what the machine says of them. */
export const orderFactValues: { readonly [K in keyof OrderFacts]: readonly OrderFacts[K][] } = {
  modelType: generalModelTypes,
  isWarehouseType: [false, true],
  priceAudit: [undefined, ...priceAudit.keys],
  receivingState: receivingState.keys,
  signState: signState.keys,
  isInPaymentApplication: [false, true],
  isToRelease: [false, true],
}

const crossesCustoms = (order: OrderFacts) => order.modelType === 'import' || order.modelType === 'export'
const staysOutside = (order: OrderFacts) => !crossesCustoms(order)
const isTransit = (order: OrderFacts) => order.modelType === 'transit'
const isDomestic = (order: OrderFacts) => order.modelType === 'domestic'

const unlessPriceAuditBlocks = (order: OrderFacts): Refused | undefined =>
  order.priceAudit === 'anomaly' || order.priceAudit === 'failed' ? 'order.priceAuditBlocks' : undefined
const onlyAfterFailedPriceAudit = (order: OrderFacts): Refused | undefined =>
  order.priceAudit === 'failed' ? undefined : 'order.notModifiable'
// Payment is for submitted and audited orders only: an order cannot leave these states while an application is open.
const unlessInPaymentApplication = (order: OrderFacts): Refused | undefined =>
  order.isInPaymentApplication ? 'order.inPaymentApplication' : undefined
const unlessReceived = (order: OrderFacts): Refused | undefined =>
  order.receivingState === 'fullyStored' ? 'order.alreadyReceived' : undefined
// '7 signed (or delivering)': an order that is still being delivered is signed for in the same state.
const unlessSigned = (order: OrderFacts): Refused | undefined =>
  order.signState === 'signed' ? 'order.alreadySigned' : undefined
const onlySigned = (order: OrderFacts): Refused | undefined =>
  order.signState === 'signed' ? undefined : 'order.notSigned'
// An order may come back after its goods came in: only the provider can resolve what happens to goods in storage.
const unlessGoodsAreHere = (order: OrderFacts): Refused | undefined =>
  order.receivingState === 'notStored' ? undefined : 'order.goodsAreHere'

const isToRelease = (order: OrderFacts) => order.isToRelease
// What a second member is asked to release is not changed under their eyes.
const unlessToRelease = (order: OrderFacts): Refused | undefined =>
  order.isToRelease ? 'order.waitsForRelease' : undefined

const afterSubmit: readonly OrderStateKey[] = ['submitted', ...auditPassedStates]

/**
 * The general order: import, export, transit and domestic share the way to the audit and part after it.
 * 230 stands for 3 in the way of a warehouse-type order, so whatever ends 3 (cancel, return) ends 230 too.
 */
export const orderMachine = machine<OrderFacts, Refused>()({
  name: 'order',
  states: orderState,
  initial: 'draft',
  transitions: [
    {
      name: 'save',
      from: ['draft', 'auditFailed'],
      actor: 'customer',
      when: unlessToRelease,
      elsewhere: [{ in: ['cancelled', ...auditPassedStates], refusal: 'order.notModifiable' }],
    },
    { name: 'save', from: ['submitted'], actor: 'customer', when: onlyAfterFailedPriceAudit },
    {
      name: 'remove',
      from: ['draft', 'auditFailed'],
      actor: 'customer',
      when: (order) => unlessToRelease(order) ?? unlessGoodsAreHere(order),
      elsewhere: [{ in: ['cancelled', ...afterSubmit], refusal: 'order.notRemovable' }],
    },
    {
      name: 'submit',
      from: ['draft', 'auditFailed'],
      to: 'submitted',
      actor: 'customer',
      when: unlessToRelease,
      elsewhere: [{ in: afterSubmit, refusal: 'order.alreadySubmitted' }],
    },
    // A submission above the company's own amount: the order keeps its state until a second member decides.
    { name: 'askRelease', from: ['draft', 'auditFailed'], actor: 'customer', when: unlessToRelease },
    {
      name: 'release',
      from: ['draft', 'auditFailed'],
      to: 'submitted',
      actor: 'customer',
      applies: isToRelease,
      elsewhere: [{ in: afterSubmit, refusal: 'order.alreadySubmitted' }],
    },
    {
      name: 'refuse',
      from: ['draft', 'auditFailed'],
      actor: 'customer',
      needs: ['reason'],
      applies: isToRelease,
      elsewhere: [{ in: afterSubmit, refusal: 'order.alreadySubmitted' }],
    },
    { name: 'withdraw', from: ['draft', 'auditFailed'], actor: 'customer', applies: isToRelease },
    {
      name: 'cancel',
      from: ['submitted', 'auditFailed'],
      to: 'cancelled',
      actor: 'customer',
      when: (order) => unlessInPaymentApplication(order) ?? unlessGoodsAreHere(order),
      elsewhere: [{ in: auditPassedStates, refusal: 'order.notCancellable' }],
    },
    {
      name: 'cancel',
      from: ['submitted', 'auditFailed', 'audited', 'storedAwaitingBinding'],
      to: 'cancelled',
      actor: 'provider',
      needs: ['reason'],
      when: unlessInPaymentApplication,
    },
    {
      name: 'auditPass',
      from: ['submitted'],
      to: 'audited',
      actor: 'provider',
      applies: (order) => !order.isWarehouseType,
      when: unlessPriceAuditBlocks,
    },
    {
      name: 'auditPass',
      from: ['submitted'],
      to: 'storedAwaitingBinding',
      actor: 'provider',
      applies: (order) => order.isWarehouseType,
      when: unlessPriceAuditBlocks,
    },
    {
      name: 'auditFail',
      from: ['submitted'],
      to: 'auditFailed',
      actor: 'provider',
      needs: ['reason'],
      when: unlessInPaymentApplication,
    },
    {
      name: 'return',
      from: ['submitted', 'audited', 'storedAwaitingBinding'],
      to: 'draft',
      actor: 'provider',
      needs: ['reason'],
      when: unlessInPaymentApplication,
    },
    // What is under review is not changed by the customer, and a draft is not seen by the provider.
    {
      name: 'split',
      from: ['draft', 'auditFailed', 'audited', 'storedAwaitingBinding'],
      actor: 'customer',
      needs: ['lines'],
      when: (order) => unlessToRelease(order) ?? unlessInPaymentApplication(order),
    },
    {
      name: 'split',
      from: ['submitted', 'audited', 'storedAwaitingBinding'],
      actor: 'provider',
      needs: ['lines'],
      when: unlessInPaymentApplication,
    },
    {
      name: 'split',
      from: ['received'],
      actor: ['provider', 'customer'],
      needs: ['lines'],
      applies: staysOutside,
      when: unlessInPaymentApplication,
    },
    {
      name: 'receive',
      from: ['audited'],
      actor: 'provider',
      needs: ['lines'],
      applies: crossesCustoms,
      when: unlessReceived,
    },
    {
      name: 'receive',
      from: ['audited'],
      to: 'received',
      actor: 'provider',
      needs: ['lines'],
      applies: staysOutside,
    },
    // The first goods make a transit or domestic order 'received'; the rest may come in later lots.
    {
      name: 'receive',
      from: ['received'],
      actor: 'provider',
      needs: ['lines'],
      applies: staysOutside,
      when: unlessReceived,
    },
    {
      name: 'bind',
      from: ['storedAwaitingBinding'],
      to: 'bound',
      actor: ['provider', 'customer'],
      needs: ['lots'],
    },
    // Bound goods are taken over from stock: the domain's table joins 9 to 3 for imports and exports, so here too.
    { name: 'receive', from: ['bound'], to: 'received', actor: 'provider', applies: staysOutside },

    {
      name: 'declare',
      from: ['audited', 'bound'],
      to: 'declared',
      actor: 'provider',
      applies: crossesCustoms,
    },
    { name: 'clear', from: ['declared'], to: 'cleared', actor: 'provider', applies: crossesCustoms },
    { name: 'arrive', from: ['cleared'], to: 'arrived', actor: 'provider', applies: crossesCustoms },
    { name: 'depart', from: ['received'], to: 'departed', actor: 'provider', applies: isTransit },
    { name: 'arrive', from: ['departed'], to: 'arrived', actor: 'provider', applies: isTransit },
    { name: 'dispatch', from: ['received'], to: 'dispatched', actor: 'provider', applies: isDomestic },

    // Goods in transit and domestic goods are handed to third parties, whose receipt the provider holds.
    {
      name: 'sign',
      from: ['arrived'],
      to: 'signed',
      actor: ['provider', 'customer'],
      applies: crossesCustoms,
      elsewhere: [{ in: ['completed'], refusal: 'order.alreadySigned' }],
    },
    { name: 'sign', from: ['arrived'], to: 'signed', actor: 'provider', applies: isTransit },
    { name: 'sign', from: ['dispatched'], to: 'signed', actor: 'provider', applies: isDomestic },
    {
      name: 'sign',
      from: ['signed'],
      actor: ['provider', 'customer'],
      applies: crossesCustoms,
      when: unlessSigned,
    },
    { name: 'sign', from: ['signed'], actor: 'provider', applies: staysOutside, when: unlessSigned },
    { name: 'complete', from: ['signed'], to: 'completed', actor: 'provider', when: onlySigned },
  ],
})

/** Who may sign for goods of this kind: the rows of `sign`, whatever the order's state. */
export const maySign = (actor: Actor, order: OrderFacts): boolean =>
  orderMachine.transitions.some(
    (row) => row.name === 'sign' && actorsOf(row).includes(actor) && (row.applies?.(order) ?? true),
  )

/** Where the provider may send an order back: as long as a price may still be found wrong. */
const returnableStates = orderMachine.transitions.flatMap(({ name, from }) => (name === 'return' ? from : []))
const markStates = {
  priceAudit: returnableStates,
  // Customs may query, amend or close a declaration long after the goods were signed for.
  declarationState: afterSubmit,
  archiveState: [...afterSubmit, 'auditFailed', 'cancelled'],
} as const satisfies Record<string, readonly OrderStateKey[]>
export type OrderMarkName = keyof typeof markStates
/** Whether the provider may set the mark while the order stands in `state`: never on a draft. */
export const isMarkable = (mark: OrderMarkName, state: OrderStateKey): boolean =>
  (markStates[mark] as readonly OrderStateKey[]).includes(state)

const shippableStates: ReadonlySet<OrderStateKey> = new Set([
  'declared',
  'cleared',
  'arrived',
  'signed',
  'received',
  'departed',
  'dispatched',
])
/** Goods leave for the customer only once an order can be neither cancelled nor returned any more. */
export const isShippable = (state: OrderStateKey): boolean => shippableStates.has(state)
