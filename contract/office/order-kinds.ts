import { companyMachine } from '../account/company.states.ts'
import { companyChangeMachine } from '../account/company-change.states.ts'
import { entities } from '../kernel/entities.ts'
import { consultationMachine } from '../notices/consultation.states.ts'
import { orderMachine } from '../orders/order.states.ts'
import { orderChangeMachine } from '../orders/order-change.states.ts'
import { supplierMachine } from '../partners/supplier.states.ts'
import { classificationRequestMachine } from '../products/classification-request.states.ts'
import type { RecordKind } from './record-kind.ts'

/** Customers, orders and what they are made of. */
export const orderKinds = {
  order: {
    path: entities.order.path,
    machine: orderMachine,
    list: 'order-list',
    steps: {
      auditPass: 'order-audit',
      auditFail: 'order-audit',
      return: 'order-return',
      cancel: 'order-return',
      receive: 'order-handle',
      bind: 'order-handle',
      declare: 'order-handle',
      clear: 'order-handle',
      arrive: 'order-handle',
      depart: 'order-handle',
      dispatch: 'order-handle',
      sign: 'order-handle',
      complete: 'order-handle',
      priceAudit: 'order-price',
      declarationState: 'order-handle',
      split: 'order-handle',
      ship: 'order-handle',
      archiveState: 'order-handle',
      signDelivery: 'order-handle',
      track: 'order-handle',
    },
    waitsFor: {
      audit: ['auditPass', 'auditFail'],
      price: ['priceAudit'],
      bind: ['bind'],
      receive: ['receive'],
      declare: ['declare'],
      clear: ['clear'],
      transport: ['arrive', 'depart', 'dispatch'],
      sign: ['sign'],
      complete: ['complete'],
    },
    draft: 'draft',
  },
  orderChange: {
    path: entities.orderChange.path,
    machine: orderChangeMachine,
    list: 'order-list',
    steps: { accept: 'order-audit', refuse: 'order-audit', carryOut: 'order-handle' },
    waitsFor: { orderChange: ['accept', 'refuse'], carryOut: ['carryOut'] },
  },
  company: {
    path: entities.company.path,
    machine: companyMachine,
    list: 'company-list',
    steps: { takeUp: 'company-review', pass: 'company-review', reject: 'company-review' },
    waitsFor: { company: ['takeUp', 'pass', 'reject'] },
  },
  companyChange: {
    path: entities.companyChange.path,
    machine: companyChangeMachine,
    list: 'company-list',
    steps: { approve: 'company-review', reject: 'company-review' },
    waitsFor: { companyChange: ['approve', 'reject'] },
  },
  supplier: {
    path: entities.supplier.path,
    machine: supplierMachine,
    list: 'supplier-list',
    steps: {
      approveVoid: 'supplier-decide',
      refuseVoid: 'supplier-decide',
      approveEnable: 'supplier-decide',
      refuseEnable: 'supplier-decide',
    },
    waitsFor: { supplier: ['approveVoid', 'refuseVoid', 'approveEnable', 'refuseEnable'] },
  },
  classificationRequest: {
    path: entities.classificationRequest.path,
    machine: classificationRequestMachine,
    list: 'classification-list',
    steps: { classify: 'classification-answer', return: 'classification-answer' },
    waitsFor: { classificationRequest: ['classify', 'return'] },
    draft: 'draft',
  },
  consultation: {
    path: entities.consultation.path,
    machine: consultationMachine,
    list: 'consultation-list',
    steps: { answer: 'consultation-answer', close: 'consultation-answer' },
    waitsFor: { consultation: ['answer'] },
  },
} as const satisfies Record<string, RecordKind>
