import { QuotedFee } from '../finance/quoted-fee.ts'
import { TransportInput } from '../forwarding/forwarder-order.ts'
import { UploadedFile } from '../kernel/file.ts'
import { Identities, StepInput } from '../kernel/record.ts'
import {
  DeclarationEdit,
  DeclarationPapers,
  DeclarationReview,
  DeclareInput,
  MarkInput,
  OfficeDeclaration,
  OfficeDeclarationQuery,
} from './customs.ts'
import {
  CarrierDocuments,
  EnquiryReview,
  ForwarderOrderReview,
  MilestoneInput,
  OfficeEnquiry,
  OfficeForwarderOrder,
  OfficeFreightQuery,
  OfficeMaterial,
  OfficeQuotation,
  PriceInput,
  QuotationReview,
  QuotationRevision,
} from './forwarding.ts'
import {
  OfficeDifference,
  OfficeDifferenceQuery,
  OfficeInbound,
  OfficeInboundQuery,
  OfficeOutbound,
  OfficeOutboundQuery,
  OfficePickup,
} from './goods.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput, RecordQuery } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import { OfficeService, OfficeServiceQuery, ServiceDocuments, ServiceOrderReview } from './services.ts'
import { OfficeTaxBill, OfficeTaxBillQuery, PayTaxInput, RecordPaidInput, TaxBillReview } from './tax-bill.ts'
import {
  DifferenceReview,
  InboundReview,
  OutboundReview,
  PickupReview,
  ReceiveInbound,
  ShipOutbound,
  StoreInbound,
} from './warehouse.ts'

/** Goods, freight, declarations and tax bills of all companies. */
export const goodsRecordsApi = {
  ...recordEndpoints('inbound', {
    list: { summary: 'Inbound orders of all companies.', query: OfficeInboundQuery, rows: OfficeInbound },
    one: { summary: 'One inbound order with its lines, lots and differences.', data: InboundReview },
    steps: {
      auditPass: { summary: 'The announcement is right; the goods may come.', body: StepInput },
      auditFail: { summary: 'The customer is told what to correct.', body: ReasonInput },
      cancel: { summary: 'Cancels the order; the customer reads why.', body: ReasonInput },
      receive: { summary: 'Records what came in, with differences.', body: ReceiveInbound, large: true },
      inspect: { summary: 'The goods were inspected.', body: StepInput },
      review: { summary: 'The inspection was checked.', body: StepInput },
      store: { summary: 'Puts the goods away: lots are made.', body: StoreInbound, large: true },
      entrust: { summary: 'The stored goods go with an order.', body: StepInput },
    },
  }),
  'POST warehouse/online/inbound/{id}/upload': {
    access: recordKinds.inbound.steps.receive,
    summary: 'Stores a photo of a difference; the receipt then names it.',
    upload: true,
    data: UploadedFile,
  },
  ...recordEndpoints('outbound', {
    list: { summary: 'Outbound orders of all companies.', query: OfficeOutboundQuery, rows: OfficeOutbound },
    one: { summary: 'One outbound order with the lots reserved for it.', data: OutboundReview },
    steps: {
      cancel: { summary: 'Gives back what was reserved; the customer reads why.', body: ReasonInput },
      arrange: { summary: 'The goods are being prepared.', body: StepInput },
      waiveInspection: {
        summary: 'The goods leave without the inspection that was asked for; the customer reads why.',
        body: ReasonInput,
      },
      ship: { summary: 'Goods leave, all of them or a part.', body: ShipOutbound, large: true },
      complete: { summary: 'Ends the order.', body: StepInput },
      markInspected: { summary: 'The goods were inspected before they leave.', body: StepInput },
      markSigned: { summary: 'The consignee signed for the goods.', body: StepInput },
    },
  }),
  'POST warehouse/online/outbound/{id}/identity': {
    access: recordKinds.outbound.steps.ship,
    summary: 'The whole identity numbers of pickup person and consignee; who asked is kept.',
    data: Identities,
  },
  ...recordEndpoints('goodsPickup', {
    list: { summary: 'Pickups of all companies.', query: RecordQuery, rows: OfficePickup },
    one: { summary: 'One pickup.', data: PickupReview },
    steps: {
      cancel: { summary: 'Cancels the pickup.', body: ReasonInput },
      pickUp: { summary: 'The goods were fetched.', body: StepInput },
      reportPickupAnomaly: { summary: 'The goods could not be fetched as agreed.', body: ReasonInput },
      inspect: { summary: 'The goods were inspected.', body: StepInput },
      reportInspectionAnomaly: { summary: 'The inspection found something.', body: ReasonInput },
      handleAnomaly: { summary: 'What was found is settled.', body: ReasonInput },
      store: { summary: 'The goods are in the warehouse.', body: StepInput },
    },
  }),
  ...recordEndpoints('stockDifference', {
    list: {
      summary: 'Differences between announced and received goods.',
      query: OfficeDifferenceQuery,
      rows: OfficeDifference,
    },
    one: { summary: 'One difference with its line.', data: DifferenceReview },
    steps: { settle: { summary: 'Ends a dispute; blocked goods become available.', body: ReasonInput } },
  }),
  ...recordEndpoints('forwarderEnquiry', {
    list: {
      summary: 'Freight enquiries of all companies.',
      query: OfficeFreightQuery,
      rows: OfficeEnquiry,
    },
    one: { summary: 'One enquiry with all its quotations.', data: EnquiryReview },
    steps: {
      quote: { summary: 'Sends the quotations that were entered to the customer.', body: StepInput },
      generateOrder: { summary: 'Makes the order of the confirmed quotation.', body: StepInput },
      cancel: { summary: 'Cancels the enquiry; its quotations close.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('forwarderQuotation', {
    list: { summary: 'Quotations to all companies.', query: OfficeFreightQuery, rows: OfficeQuotation },
    one: { summary: 'One quotation with its counter-offers.', data: QuotationReview },
    steps: {
      revise: { summary: 'Changes terms and charges; the customer is told.', body: QuotationRevision },
      acceptOffer: { summary: 'The charge takes the price that the customer asked for.', body: StepInput },
      refuseOffer: { summary: 'The quotation stays as it is; the customer reads why.', body: ReasonInput },
      withdraw: { summary: 'The customer can no longer confirm it.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('forwarderOrder', {
    list: {
      summary: 'Forwarder orders of all companies.',
      query: OfficeFreightQuery,
      rows: OfficeForwarderOrder,
    },
    one: { summary: 'One order with charges, milestones and transport.', data: ForwarderOrderReview },
    steps: {
      price: { summary: 'Enters the price of an order that was placed directly.', body: PriceInput },
      quote: { summary: 'Sends the price to the customer.', body: StepInput },
      confirmGoods: { summary: 'The import goods are ready.', body: StepInput },
      bookWarehouse: { summary: 'Space for the export goods is booked.', body: StepInput },
      deliver: { summary: 'The goods are with the carrier.', body: StepInput },
      arrive: { summary: 'The goods have arrived.', body: StepInput },
      addMaterial: { summary: 'Shipping instructions that came another way.', body: OfficeMaterial },
      complete: { summary: 'Ends the order; its charges become fees.', body: StepInput },
      cancel: { summary: 'Cancels the order; the customer reads why.', body: ReasonInput },
      transport: { summary: 'Vessel or flight, containers and waybill.', body: TransportInput },
      milestones: { summary: 'Planned and actual times.', body: MilestoneInput },
      addDocuments: { summary: 'Bill of lading, arrival notice, insurance policy.', body: CarrierDocuments },
    },
  }),
  'POST freight/online/order/{id}/upload': {
    access: recordKinds.forwarderOrder.steps.addDocuments,
    summary: 'Stores a document of the carrier; the step then names it.',
    upload: true,
    data: UploadedFile,
  },
  ...recordEndpoints('serviceOrder', {
    list: {
      summary: 'Value-added services and transports of all companies.',
      query: OfficeServiceQuery,
      rows: OfficeService,
    },
    one: { summary: 'One service with its fee and files.', data: ServiceOrderReview },
    steps: {
      auditPass: { summary: 'Accepts the request at this fee.', body: QuotedFee },
      auditFail: { summary: 'The customer is told what to correct.', body: ReasonInput },
      cancel: { summary: 'Cancels the service; the customer reads why.', body: ReasonInput },
      dispatch: { summary: 'The vehicle is on its way.', body: StepInput },
      sign: { summary: 'The goods were signed for.', body: StepInput },
      complete: { summary: 'Ends the service; its fee is charged.', body: StepInput },
      setFee: { summary: 'Changes the fee of a service that is accepted.', body: QuotedFee },
      addDocuments: { summary: 'Photos or receipts of what was done.', body: ServiceDocuments },
    },
  }),
  'POST service/online/order/{id}/upload': {
    access: recordKinds.serviceOrder.steps.addDocuments,
    summary: 'Stores a photo or receipt; the result then names it.',
    upload: true,
    data: UploadedFile,
  },
  ...recordEndpoints('declaration', {
    list: {
      summary: 'Customs declarations of all companies.',
      query: OfficeDeclarationQuery,
      rows: OfficeDeclaration,
    },
    one: { summary: 'One declaration with its lines and tax bills.', data: DeclarationReview },
    steps: {
      edit: { summary: 'Changes header and lines before customs has it.', body: DeclarationEdit },
      declare: { summary: 'Handed to customs; the order is declared with the first.', body: DeclareInput },
      mark: {
        summary: 'Where it stands at customs; the order is cleared when all are released.',
        body: MarkInput,
      },
      amend: {
        summary: 'Asks customs to amend a declaration that differs from what came in.',
        body: StepInput,
      },
      addDocuments: { summary: 'Papers of the declaration for the customer.', body: DeclarationPapers },
    },
  }),
  ...recordEndpoints('taxBill', {
    list: { summary: 'Tax bills of all companies.', query: OfficeTaxBillQuery, rows: OfficeTaxBill },
    one: { summary: 'One tax bill with its documents.', data: TaxBillReview },
    steps: {
      pay: { summary: 'Paid for the company: booked as a voucher.', body: PayTaxInput },
      recordPaid: { summary: 'The company paid it itself; nothing is booked.', body: RecordPaidInput },
      cancel: { summary: 'Customs has taken the bill back.', body: ReasonInput },
    },
  }),
  'POST customs/online/declaration/{id}/upload': {
    access: 'taxBill-issue',
    summary: 'Stores a paper of the declaration or of a tax bill; the step then names it.',
    upload: true,
    data: UploadedFile,
  },
} as const satisfies OfficeApiTable
