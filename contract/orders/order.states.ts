import { machine } from '../kernel/machine.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'
import {
  crossesCustoms,
  isDomestic,
  isToRelease,
  isTransit,
  type OrderFacts,
  onlyAfterFailedPriceAudit,
  onlySigned,
  type Refused,
  staysOutside,
  unlessGoodsAreHere,
  unlessInPaymentApplication,
  unlessPriceAuditBlocks,
  unlessReceived,
  unlessSigned,
  unlessToRelease,
} from './order.conditions.ts'
import { auditPassedStates } from './order-tabs.ts'

export const afterSubmit: readonly OrderStateKey[] = ['submitted', ...auditPassedStates]

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
