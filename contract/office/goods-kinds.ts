import { approvalOrderMachine } from '../filings/approval-order.states.ts'
import { labelOrderMachine } from '../filings/label-order.states.ts'
import { forwarderEnquiryMachine } from '../forwarding/forwarder-enquiry.states.ts'
import { forwarderOrderMachine } from '../forwarding/forwarder-order.states.ts'
import { forwarderQuotationMachine } from '../forwarding/forwarder-quotation.states.ts'
import { entities } from '../kernel/entities.ts'
import { serviceOrderMachine } from '../services/service-order.states.ts'
import { goodsPickupMachine } from '../warehouse/goods-pickup.states.ts'
import { inboundMachine } from '../warehouse/inbound.states.ts'
import { outboundMachine } from '../warehouse/outbound.states.ts'
import { stockDifferenceMachine } from '../warehouse/stock-difference.states.ts'
import type { RecordKind } from './record-kind.ts'

/** Warehouse, freight, filings and services. */
export const goodsKinds = {
  inbound: {
    path: entities.inbound.path,
    machine: inboundMachine,
    list: 'inbound-list',
    steps: {
      auditPass: 'inbound-audit',
      auditFail: 'inbound-audit',
      cancel: 'inbound-audit',
      receive: 'inbound-handle',
      inspect: 'inbound-handle',
      review: 'inbound-handle',
      store: 'inbound-handle',
      entrust: 'inbound-handle',
    },
    waitsFor: {
      inboundAudit: ['auditPass', 'auditFail'],
      inboundReceive: ['receive'],
      inboundInspect: ['inspect', 'review'],
      putAway: ['store'],
    },
    draft: 'draft',
  },
  outbound: {
    path: entities.outbound.path,
    machine: outboundMachine,
    list: 'outbound-list',
    steps: {
      cancel: 'outbound-handle',
      arrange: 'outbound-handle',
      ship: 'outbound-handle',
      waiveInspection: 'outbound-handle',
      complete: 'outbound-handle',
      markInspected: 'outbound-handle',
      markSigned: 'outbound-handle',
    },
    waitsFor: {
      outboundArrange: ['arrange'],
      outboundShip: ['ship', 'waiveInspection'],
      outboundComplete: ['complete'],
    },
    draft: 'draft',
  },
  goodsPickup: {
    path: entities.goodsPickup.path,
    machine: goodsPickupMachine,
    list: 'inbound-list',
    steps: {
      cancel: 'inbound-handle',
      pickUp: 'inbound-handle',
      reportPickupAnomaly: 'inbound-handle',
      inspect: 'inbound-handle',
      reportInspectionAnomaly: 'inbound-handle',
      handleAnomaly: 'inbound-handle',
      store: 'inbound-handle',
    },
    waitsFor: { pickup: ['pickUp'], pickupAnomaly: ['handleAnomaly'] },
    draft: 'unsubmitted',
  },
  stockDifference: {
    path: entities.stockDifference.path,
    machine: stockDifferenceMachine,
    list: 'inbound-list',
    steps: { settle: 'inbound-audit' },
    waitsFor: { stockDifference: ['settle'] },
  },
  forwarderEnquiry: {
    path: entities.forwarderEnquiry.path,
    machine: forwarderEnquiryMachine,
    list: 'enquiry-list',
    steps: { quote: 'enquiry-quote', generateOrder: 'freightOrder-handle', cancel: 'enquiry-quote' },
    waitsFor: { freightQuote: ['quote'], freightOrder: ['generateOrder'] },
    draft: 'draft',
  },
  forwarderQuotation: {
    path: entities.forwarderQuotation.path,
    machine: forwarderQuotationMachine,
    list: 'enquiry-list',
    steps: {
      revise: 'enquiry-quote',
      acceptOffer: 'enquiry-quote',
      refuseOffer: 'enquiry-quote',
      withdraw: 'enquiry-quote',
    },
    waitsFor: { counterOffer: ['acceptOffer', 'refuseOffer'] },
  },
  forwarderOrder: {
    path: entities.forwarderOrder.path,
    machine: forwarderOrderMachine,
    list: 'freightOrder-list',
    steps: {
      price: 'enquiry-quote',
      quote: 'enquiry-quote',
      confirmGoods: 'freightOrder-handle',
      bookWarehouse: 'freightOrder-handle',
      deliver: 'freightOrder-handle',
      arrive: 'freightOrder-handle',
      addMaterial: 'freightOrder-handle',
      complete: 'freightOrder-handle',
      cancel: 'freightOrder-handle',
      transport: 'freightOrder-handle',
      milestones: 'freightOrder-handle',
      addDocuments: 'freightOrder-handle',
    },
    waitsFor: {
      freightPrice: ['quote'],
      freightGoods: ['confirmGoods', 'bookWarehouse'],
      freightDeliver: ['deliver'],
      freightArrive: ['arrive'],
      freightComplete: ['complete'],
    },
    draft: 'draft',
  },
  labelOrder: {
    path: entities.labelOrder.path,
    machine: labelOrderMachine,
    list: 'label-list',
    steps: {
      sendVersion: 'label-handle',
      quoteFee: 'label-handle',
      pause: 'label-handle',
      resume: 'label-handle',
      return: 'label-handle',
      complete: 'label-handle',
    },
    waitsFor: { label: ['sendVersion'], labelQuote: ['quoteFee'], labelComplete: ['complete'] },
    draft: 'draft',
  },
  serviceOrder: {
    path: entities.serviceOrder.path,
    machine: serviceOrderMachine,
    list: 'service-list',
    steps: {
      auditPass: 'service-handle',
      auditFail: 'service-handle',
      cancel: 'service-handle',
      dispatch: 'service-handle',
      sign: 'service-handle',
      complete: 'service-handle',
      setFee: 'service-handle',
      addDocuments: 'service-handle',
    },
    waitsFor: {
      serviceAudit: ['auditPass', 'auditFail'],
      serviceDispatch: ['dispatch'],
      serviceSign: ['sign'],
      serviceComplete: ['complete'],
    },
    draft: 'draft',
  },
  approvalOrder: {
    path: entities.approvalOrder.path,
    machine: approvalOrderMachine,
    list: 'approval-list',
    steps: {
      register: 'approval-handle',
      acceptFiling: 'approval-handle',
      beginCheck: 'approval-handle',
      submitAtWindow: 'approval-handle',
      beginReview: 'approval-handle',
      complete: 'approval-handle',
      addPapers: 'approval-handle',
      quoteFee: 'approval-handle',
      askDocuments: 'approval-handle',
      acceptDocument: 'approval-handle',
      sendBackDocument: 'approval-handle',
      withdrawDocument: 'approval-handle',
      cancel: 'approval-handle',
    },
    waitsFor: {
      approvalDocuments: ['acceptDocument', 'sendBackDocument'],
      approvalRegister: ['register'],
      approvalQuote: ['quoteFee'],
    },
    draft: 'draft',
  },
} as const satisfies Record<string, RecordKind>
