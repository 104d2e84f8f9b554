import type { AddressColumn } from '@quayside/contract/account/address.ts'
import type { BankAccountColumn } from '@quayside/contract/account/bank-account.ts'
import type { ContactColumn } from '@quayside/contract/account/contact.ts'
import type { Declaration, DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import type { TaxBillColumn } from '@quayside/contract/customs/tax-bill.ts'
import type { IngredientKey } from '@quayside/contract/filings/approval-ingredient.ts'
import type { ApprovalOrderColumn } from '@quayside/contract/filings/approval-order.ts'
import type { LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import type { LabelOrderColumn } from '@quayside/contract/filings/label-order.ts'
import type { AnnouncedTransfer } from '@quayside/contract/finance/announced-transfer.ts'
import type { DebtColumn } from '@quayside/contract/finance/debt.ts'
import type { FeeColumn } from '@quayside/contract/finance/fee.ts'
import type { PaymentRecordColumn } from '@quayside/contract/finance/payment-record.ts'
import type { StatementColumn } from '@quayside/contract/finance/statement.ts'
import type { ForwarderEnquiryColumn } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import type { ForwarderOrderColumn } from '@quayside/contract/forwarding/forwarder-order.ts'
import type { ForwarderQuotationColumn } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import type { PaperRow } from '@quayside/contract/office/customs-sheets.ts'
import type { QuoteSheetRow } from '@quayside/contract/office/forwarding.ts'
import type { SalesInvoiceRow } from '@quayside/contract/office/tax-invoices.ts'
import type { LineColumnKey } from '@quayside/contract/orders/line-columns.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { Charges } from '@quayside/contract/orders/order-charges.ts'
import type { Delivery, Receiving } from '@quayside/contract/orders/order-parts.ts'
import type { OrderColumn } from '@quayside/contract/orders/order-query.ts'
import type { CustomerColumn } from '@quayside/contract/partners/customer.ts'
import type { SupplierColumn } from '@quayside/contract/partners/supplier.ts'
import type { SupplierAccountColumn } from '@quayside/contract/partners/supplier-account.ts'
import type { SupplierAddressColumn } from '@quayside/contract/partners/supplier-address.ts'
import type { PaymentApplicationColumn } from '@quayside/contract/payments/application-query.ts'
import type { ClassificationRequestColumn } from '@quayside/contract/products/classification-request.ts'
import type { HsCodeColumn } from '@quayside/contract/products/hs-code.ts'
import type { ProductColumn } from '@quayside/contract/products/product.ts'
import type { SupplierGoodsColumn } from '@quayside/contract/products/supplier-goods.ts'
import type { RateColumn } from '@quayside/contract/rates/rate.ts'
import type { ServiceOrderColumn } from '@quayside/contract/services/service-order.ts'
import type {
  InputInvoiceColumn,
  InputInvoiceLineSave,
  InputInvoiceRow,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import type { invoicingTitleColumns } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import type { SalesInvoiceColumn } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { InboundLineKey } from '@quayside/contract/warehouse/inbound-line.ts'
import type { InboundColumn } from '@quayside/contract/warehouse/inbound-query.ts'
import type { OutboundColumn } from '@quayside/contract/warehouse/outbound.ts'
import type { OutboundLineDraft } from '@quayside/contract/warehouse/outbound-line.ts'
import type { StockColumn } from '@quayside/contract/warehouse/stock.ts'

/** The names of a record and of its fields: form labels, table headings and the headings of Excel files. */
type Fields<C extends string> = Readonly<Record<C | 'recordName', string>>

export type HubFieldTexts = {
  readonly bankAccount: Fields<BankAccountColumn>
  readonly contact: Fields<ContactColumn>
  readonly address: Fields<AddressColumn>
}

export type PartnerFieldTexts = {
  readonly supplier: Fields<SupplierColumn>
  readonly supplierAccount: Fields<SupplierAccountColumn>
  readonly supplierAddress: Fields<SupplierAddressColumn>
  readonly customer: Fields<CustomerColumn>
}

type OrderHeaderField = keyof Pick<
  OrderDetail,
  | 'modelType'
  | 'supplierId'
  | 'customerId'
  | 'shippingNoteNo'
  | 'supplierInvoiceNo'
  | 'remarks'
  | 'exportedOn'
  | 'isWarehouseType'
  | 'charges'
  | 'attachments'
  | 'lines'
>
export type OrderFieldTexts = {
  /** `buyer`: how a transit order calls its customer. */
  readonly order: Fields<OrderColumn | OrderHeaderField | 'buyer'>
  readonly orderCharges: Fields<keyof Charges>
  readonly orderLine: Fields<LineColumnKey>
  readonly orderReceiving: Fields<keyof Receiving>
  readonly orderDelivery: Fields<keyof Delivery>
}

export type RateFieldTexts = { readonly rate: Fields<RateColumn> }

export type ProductFieldTexts = {
  readonly product: Fields<ProductColumn>
  readonly productRequest: Fields<ClassificationRequestColumn>
  readonly supplierGoods: Fields<SupplierGoodsColumn>
}

export type CustomsFieldTexts = { readonly hsCode: Fields<HsCodeColumn> }

type DeclarationLineField = Exclude<
  keyof DeclarationLine,
  'id' | 'sources' | 'isTemporaryRate' | 'dutiableValue'
>
export type DeclarationFieldTexts = {
  readonly declaration: Fields<
    Exclude<keyof Declaration, 'id' | 'orderId'> | 'note' | 'customsRate' | 'conditions'
  >
  readonly declarationLine: Fields<DeclarationLineField>
  readonly tradePaper: Fields<keyof PaperRow>
  readonly taxBill: Fields<TaxBillColumn>
}

export type FinanceFieldTexts = {
  readonly ageing: Fields<'companyName' | 'total'>
  readonly debt: Fields<DebtColumn>
  readonly fee: Fields<FeeColumn>
  readonly paymentRecord: Fields<PaymentRecordColumn>
  readonly statement: Fields<StatementColumn>
}

export type PaymentFieldTexts = {
  readonly paymentApplication: Fields<PaymentApplicationColumn>
  readonly announcedTransfer: Fields<
    keyof Pick<
      AnnouncedTransfer,
      | 'number'
      | 'state'
      | 'currency'
      | 'amount'
      | 'transferOn'
      | 'payerName'
      | 'purpose'
      | 'note'
      | 'itemIds'
      | 'orderNos'
      | 'confirmedOn'
      | 'receivedOn'
      | 'isLate'
      | 'announcedByName'
    >
  >
}

export type TaxInvoiceFieldTexts = {
  readonly invoicingTitle: Fields<keyof typeof invoicingTitleColumns>
  readonly salesInvoice: Fields<SalesInvoiceColumn>
  readonly salesInvoiceRow: Fields<keyof SalesInvoiceRow>
  readonly inputInvoice: Fields<InputInvoiceColumn>
  readonly inputInvoiceRow: Fields<keyof InputInvoiceRow>
  readonly inputInvoiceLine: Fields<Exclude<keyof InputInvoiceLineSave, 'key'>>
}

export type WarehouseFieldTexts = {
  readonly warehouseIn: Fields<InboundColumn | 'supplierId' | 'warehouseId' | 'lines' | 'attachments'>
  readonly inboundLine: Fields<InboundLineKey>
  readonly outbound: Fields<OutboundColumn | 'warehouseId' | 'delivery' | 'lines' | 'attachments'>
  readonly outboundLine: Fields<Exclude<keyof OutboundLineDraft, 'key' | 'rawCells'>>
  readonly stock: Fields<StockColumn>
}

type ShipmentPart = 'sizes' | 'attachments' | 'orderId' | 'productId'
export type ForwardingFieldTexts = {
  readonly forwarderEnquiry: Fields<ForwarderEnquiryColumn | ShipmentPart>
  readonly forwarderQuotation: Fields<ForwarderQuotationColumn>
  readonly forwarderOrder: Fields<
    ForwarderOrderColumn | ShipmentPart | 'containerNumbers' | 'charges' | 'milestones'
  >
  readonly freightCharge: Fields<keyof FreightCharge | 'amount'>
  readonly quoteSheet: Fields<keyof QuoteSheetRow>
}

export type ServiceFieldTexts = {
  readonly serviceOrder: Fields<ServiceOrderColumn | 'orderId' | 'attachments'>
}

export type LabelFieldTexts = {
  readonly labelOrder: Fields<LabelOrderColumn | 'lines'>
  readonly labelLine: Fields<Exclude<keyof LabelLineDraft, 'key' | 'rawCells'>>
}

export type ApprovalFieldTexts = {
  readonly approvalOrder: Fields<ApprovalOrderColumn | 'lines' | 'attachments'>
  readonly approvalIngredient: Fields<IngredientKey>
}

export type FieldTexts = ApprovalFieldTexts &
  CustomsFieldTexts &
  DeclarationFieldTexts &
  FinanceFieldTexts &
  ForwardingFieldTexts &
  HubFieldTexts &
  LabelFieldTexts &
  OrderFieldTexts &
  PartnerFieldTexts &
  PaymentFieldTexts &
  ProductFieldTexts &
  RateFieldTexts &
  ServiceFieldTexts &
  TaxInvoiceFieldTexts &
  WarehouseFieldTexts
