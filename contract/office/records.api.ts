import * as z from 'zod/mini'
import { TransportInput } from '../forwarding/forwarder-order.ts'
import { FileQuery, UploadedFile } from '../kernel/file.ts'
import { Identities, StepInput } from '../kernel/record.ts'
import { AnswerInput } from '../notices/consultation.ts'
import { BindInput } from '../orders/order.api.ts'
import { OrderContractDetail } from '../orders/order-contract.ts'
import { OrderLogistics, ShipInput, SignDeliveryInput, TrackInput } from '../orders/order-delivery.ts'
import { SplitInput } from '../orders/split-lines.ts'
import { ClassificationAnswer } from '../products/classification.ts'
import { HsCodeDetail, HsCodeDetailQuery, HsOption, HsOptionQuery } from '../products/hs-code.ts'
import {
  DeclarationEdit,
  DeclarationReview,
  DeclareInput,
  MarkInput,
  OfficeDeclaration,
  OfficeDeclarationQuery,
  OfficeTaxBill,
  OfficeTaxBillQuery,
  PayTaxInput,
  RecordPaidInput,
  TaxBillReview,
} from './customs.ts'
import {
  ApplicationReview,
  CashVoucherQuery,
  CashVoucherReview,
  CashVoucherRow,
  DisputeReview,
  FeeReview,
  OfficeApplication,
  OfficeDispute,
  OfficeFee,
  OfficeFeeQuery,
  PayInput,
  PaymentReversal,
  UpholdInput,
} from './finance.ts'
import {
  EnquiryReview,
  ForwarderOrderReview,
  MilestoneInput,
  OfficeMaterial,
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
import {
  ArchiveInput,
  BulkResult,
  BulkStep,
  ClearInput,
  DeclarationInput,
  OfficeOrder,
  OfficeOrderQuery,
  OrderReview,
  PriceAuditInput,
  ReceiveInput,
} from './order.ts'
import { ReasonInput, RecordQuery, RecordRow } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import {
  ClassificationReview,
  CompanyChangeReview,
  CompanyReview,
  ConsultationReview,
  OrderChangeReview,
  SupplierReview,
} from './review.ts'
import {
  DifferenceReview,
  InboundReview,
  OutboundReview,
  PickupReview,
  ReceiveInbound,
  ShipOutbound,
  StoreInbound,
} from './warehouse.ts'

const records = { query: RecordQuery, rows: RecordRow }

/** Every kind of record across companies, its steps, and the files that are attached to it. */
export const recordsApi = {
  ...recordEndpoints('order', {
    list: {
      summary: 'Orders of all companies; drafts are still the customers’ own.',
      query: OfficeOrderQuery,
      rows: OfficeOrder,
    },
    one: { summary: 'One order with its lines, files and timeline.', data: OrderReview },
    steps: {
      auditPass: { summary: 'The order is accepted.', body: StepInput },
      auditFail: { summary: 'The customer is told what to correct.', body: ReasonInput },
      return: { summary: 'Back to the customer as a draft.', body: ReasonInput },
      cancel: { summary: 'The order ends.', body: ReasonInput },
      receive: { summary: 'Goods that came in, line by line.', body: ReceiveInput },
      bind: { summary: 'Stored goods are bound to the order, lot by lot.', body: BindInput },
      declare: { summary: 'Declared to the customs.', body: StepInput },
      clear: {
        summary: 'Released by the customs; with the day of export, today where none is given.',
        body: ClearInput,
      },
      arrive: { summary: 'The goods have arrived.', body: StepInput },
      depart: { summary: 'The goods have left.', body: StepInput },
      dispatch: { summary: 'The goods are on their way to the customer.', body: StepInput },
      sign: { summary: 'The receipt of a third party is there.', body: StepInput },
      complete: { summary: 'The order is done.', body: StepInput },
      priceAudit: {
        summary: 'What the price audit found; an anomaly or a failure stops the audit.',
        body: PriceAuditInput,
      },
      declarationState: { summary: 'Where the customs declaration stands.', body: DeclarationInput },
      split: { summary: 'Moves lines or parts of lines into a second order.', body: SplitInput },
      ship: { summary: 'A delivery: goods that left, and what carries them.', body: ShipInput },
      signDelivery: {
        summary: 'The receipt of one delivery, with photos; the last one is the order’s own.',
        body: SignDeliveryInput,
      },
      archiveState: { summary: 'Whether the order’s papers are complete and filed.', body: ArchiveInput },
      track: { summary: 'A stop of the goods on their way.', body: TrackInput },
    },
  }),
  'POST business/online/order/{id}/identity': {
    access: recordKinds.order.steps.receive,
    summary: 'The whole identity numbers of pickup person and consignee; who asked is kept.',
    data: Identities,
  },
  'GET business/online/order/{id}/logistics': {
    access: recordKinds.order.list,
    summary: 'The orders it was split into, its deliveries, and where the goods are.',
    data: OrderLogistics,
  },
  'GET business/online/order/{id}/deliveryNotice': {
    access: recordKinds.order.list,
    summary: 'The delivery or pickup notice as a PDF.',
    query: FileQuery,
    binary: true,
  },
  'GET business/online/order/{id}/boxMarks': {
    access: recordKinds.order.list,
    summary: 'A mark for each package as a PDF.',
    query: FileQuery,
    binary: true,
  },
  'POST business/online/order/{id}/upload': {
    access: recordKinds.order.steps.signDelivery,
    summary: 'Stores a photo of a signed receipt; signing the delivery then names it.',
    upload: true,
    data: UploadedFile,
  },
  'POST business/online/order/bulk': {
    access: recordKinds.order.list,
    summary:
      'One step for many orders, each answered on its own; the step’s own permission is asked for too.',
    body: BulkStep,
    data: z.array(BulkResult),
  },
  'GET business/online/order/{id}/contract': {
    access: recordKinds.order.list,
    summary: 'The order’s contract, with its signature checked against the order as it is now.',
    data: OrderContractDetail,
  },
  'GET business/online/order/{id}/contract/pdf': {
    access: recordKinds.order.list,
    summary: 'The contract as a PDF: as it was signed, or as the order would print it now.',
    query: FileQuery,
    binary: true,
  },
  'GET business/online/order/{id}/exportLines': {
    access: recordKinds.order.list,
    summary: 'The order’s lines as an Excel sheet.',
    binary: true,
  },
  ...recordEndpoints('orderChange', {
    list: { summary: 'Changes that customers asked for after the audit.', ...records },
    one: { summary: 'One request with old and new, its files and its timeline.', data: OrderChangeReview },
    steps: {
      accept: {
        summary: 'The change is made in the order, or waits to be carried out where that is not possible.',
        body: StepInput,
      },
      refuse: { summary: 'The order stays as it is; the customer is told why.', body: ReasonInput },
      carryOut: { summary: 'What the system could not apply was done.', body: StepInput },
    },
  }),
  ...recordEndpoints('company', {
    list: { summary: 'Companies, in whatever state of their review.', ...records },
    one: { summary: 'What a company stated, its licence and its people.', data: CompanyReview },
    steps: {
      takeUp: { summary: 'The review begins.', body: StepInput },
      pass: { summary: 'The company is certified and may work.', body: StepInput },
      reject: { summary: 'The company is told what to correct.', body: ReasonInput },
    },
  }),
  'POST base/online/company/{id}/identity': {
    access: recordKinds.company.steps.pass,
    summary: 'The legal person’s whole ID number; who asked is kept.',
    data: Identities,
  },
  'POST base/online/companyChange/{id}/identity': {
    access: recordKinds.companyChange.steps.approve,
    summary: 'The legal person’s whole ID numbers, `before` and `after`; who asked is kept.',
    data: Identities,
  },
  ...recordEndpoints('companyChange', {
    list: { summary: 'Changes that certified companies proposed.', ...records },
    one: { summary: 'Old and new of a proposed change.', data: CompanyChangeReview },
    steps: {
      approve: { summary: 'The company becomes what was proposed.', body: StepInput },
      reject: { summary: 'The company stays as it is.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('supplier', {
    list: { summary: 'Suppliers of all companies.', ...records },
    one: { summary: 'One supplier with its documents.', data: SupplierReview },
    steps: {
      approveVoid: { summary: 'The supplier is voided as asked.', body: StepInput },
      refuseVoid: { summary: 'The supplier stays enabled.', body: ReasonInput },
      approveEnable: { summary: 'The supplier is enabled as asked.', body: StepInput },
      refuseEnable: { summary: 'The supplier stays voided.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('productRequest', {
    list: { summary: 'Classification requests of all companies.', ...records },
    one: { summary: 'A product to be classified, with its documents.', data: ClassificationReview },
    steps: {
      classify: {
        summary: 'Answers with code, rates and conditions; the customer is asked to accept.',
        body: ClassificationAnswer,
      },
      return: { summary: 'Asks the customer for better particulars.', body: ReasonInput },
    },
  }),
  'GET base/online/hsCode/options': {
    access: recordKinds.productRequest.list,
    summary: 'Up to 20 customs codes for a picker.',
    query: HsOptionQuery,
    data: z.array(HsOption),
  },
  'GET base/online/hsCode/detail': {
    access: recordKinds.productRequest.list,
    summary: 'One customs code with its rates, units, conditions and declaration elements.',
    query: HsCodeDetailQuery,
    data: HsCodeDetail,
  },
  ...recordEndpoints('consultation', {
    list: { summary: 'Threads with all companies.', ...records },
    one: { summary: 'One thread with all that was said.', data: ConsultationReview },
    steps: {
      answer: { summary: 'Answers; those who asked are told.', body: AnswerInput },
      close: { summary: 'Ends a thread that has been answered.', body: StepInput },
    },
  }),
  ...recordEndpoints('paymentApplication', {
    list: { summary: 'Payment applications of all companies.', query: RecordQuery, rows: OfficeApplication },
    one: { summary: 'One application with its orders, account and files.', data: ApplicationReview },
    steps: {
      arrange: { summary: 'Accepted: the payment is prepared.', body: StepInput },
      reject: { summary: 'The orders’ amounts are free again; the customer reads why.', body: ReasonInput },
      pay: {
        summary: 'Paid to the supplier, with the bank’s charge and slip; books the payment.',
        body: PayInput,
      },
      reverse: {
        summary:
          'The payment came back: counter-entries of all that was booked; what had settled it is deposit.',
        body: PaymentReversal,
      },
    },
  }),
  'POST finance/online/paymentApplication/{id}/upload': {
    access: recordKinds.paymentApplication.steps.pay,
    summary: 'Stores the bank’s slip of a payment; the payment then names it.',
    upload: true,
    data: UploadedFile,
  },
  ...recordEndpoints('fee', {
    list: { summary: 'Fees of all companies, proposed ones too.', query: OfficeFeeQuery, rows: OfficeFee },
    one: { summary: 'One fee with its disputes.', data: FeeReview },
    steps: {
      charge: { summary: 'Charges a proposed fee.', body: StepInput },
      discard: { summary: 'Drops a proposed fee.', body: StepInput },
      reverse: { summary: 'Takes a charged fee back by its counter-entry.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('feeDispute', {
    list: { summary: 'Objections of customers to fees.', query: RecordQuery, rows: OfficeDispute },
    one: { summary: 'One objection with its fee.', data: DisputeReview },
    steps: {
      uphold: { summary: 'Corrects the fee in the same step.', body: UpholdInput },
      dismiss: { summary: 'The fee stands; the customer reads why.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('cashVoucher', {
    list: { summary: 'Money in and out of all companies.', query: CashVoucherQuery, rows: CashVoucherRow },
    one: { summary: 'One voucher, what of it is free and what it was used for.', data: CashVoucherReview },
    steps: {
      release: { summary: 'The second person’s release: the voucher is booked.', body: StepInput },
      withdraw: { summary: 'Drops a voucher that was not released.', body: StepInput },
      reverse: { summary: 'Takes a booked voucher back by its counter-entry.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('warehouseIn', {
    list: { summary: 'Inbound orders of all companies.', query: OfficeInboundQuery, rows: OfficeInbound },
    one: { summary: 'One inbound order with its lines, lots and differences.', data: InboundReview },
    steps: {
      auditPass: { summary: 'The announcement is right; the goods may come.', body: StepInput },
      auditFail: { summary: 'The customer is told what to correct.', body: ReasonInput },
      cancel: { summary: 'Cancels the order; the customer reads why.', body: ReasonInput },
      receive: { summary: 'Records what came in, with differences.', body: ReceiveInbound },
      inspect: { summary: 'The goods were inspected.', body: StepInput },
      review: { summary: 'The inspection was checked.', body: StepInput },
      store: { summary: 'Puts the goods away: lots are made.', body: StoreInbound },
      entrust: { summary: 'The stored goods go with an order.', body: StepInput },
    },
  }),
  'POST warehouse/online/inbound/{id}/upload': {
    access: recordKinds.warehouseIn.steps.receive,
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
      ship: { summary: 'Goods leave, all of them or a part.', body: ShipOutbound },
      complete: { summary: 'Ends the order.', body: StepInput },
      markInspected: { summary: 'The goods were inspected before they leave.', body: StepInput },
      markSigned: { summary: 'The consignee signed for the goods.', body: StepInput },
    },
  }),
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
    list: { summary: 'Freight enquiries of all companies.', ...records },
    one: { summary: 'One enquiry with all its quotations.', data: EnquiryReview },
    steps: {
      quote: { summary: 'Sends the quotations that were entered to the customer.', body: StepInput },
      generateOrder: { summary: 'Makes the order of the confirmed quotation.', body: StepInput },
      cancel: { summary: 'Cancels the enquiry; its quotations close.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('forwarderQuotation', {
    list: { summary: 'Quotations to all companies.', ...records },
    one: { summary: 'One quotation with its counter-offers.', data: QuotationReview },
    steps: {
      revise: { summary: 'Changes terms and charges; the customer is told.', body: QuotationRevision },
      acceptOffer: { summary: 'The charge takes the price that the customer asked for.', body: StepInput },
      refuseOffer: { summary: 'The quotation stays as it is; the customer reads why.', body: ReasonInput },
      withdraw: { summary: 'The customer can no longer confirm it.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('forwarderOrder', {
    list: { summary: 'Forwarder orders of all companies.', ...records },
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
    },
  }),
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
    summary: 'Stores the document of a tax bill; the bill then names it.',
    upload: true,
    data: UploadedFile,
  },
  'POST system/online/consultation/{id}/upload': {
    access: recordKinds.consultation.steps.answer,
    summary: 'Stores a file for the answer to a thread; the answer then names it.',
    upload: true,
    data: UploadedFile,
  },
  'GET system/online/file/{id}': {
    access: 'staff',
    summary: 'A file of a record that the caller may see; who opened it is kept.',
    query: FileQuery,
    binary: true,
  },
  'GET system/online/file/{id}/thumbnail': {
    access: 'staff',
    summary: 'The small picture of an uploaded picture.',
    binary: true,
  },
} as const satisfies OfficeApiTable
