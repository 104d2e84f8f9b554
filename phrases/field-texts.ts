import type { AddressColumn } from '@quayside/contract/account/address.ts'
import type { BankAccountColumn } from '@quayside/contract/account/bank-account.ts'
import type { ContactColumn } from '@quayside/contract/account/contact.ts'
import type { Declaration, DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import type { TaxBillColumn } from '@quayside/contract/customs/tax-bill.ts'
import type { PaperRow } from '@quayside/contract/office/customs-sheets.ts'
import type { LineColumnKey } from '@quayside/contract/orders/line-columns.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { Charges } from '@quayside/contract/orders/order-charges.ts'
import type { Delivery, Receiving } from '@quayside/contract/orders/order-parts.ts'
import type { OrderColumn } from '@quayside/contract/orders/order-query.ts'
import type { CustomerColumn } from '@quayside/contract/partners/customer.ts'
import type { SupplierColumn } from '@quayside/contract/partners/supplier.ts'
import type { SupplierAccountColumn } from '@quayside/contract/partners/supplier-account.ts'
import type { SupplierAddressColumn } from '@quayside/contract/partners/supplier-address.ts'
import type { ClassificationRequestColumn } from '@quayside/contract/products/classification-request.ts'
import type { HsCodeColumn } from '@quayside/contract/products/hs-code.ts'
import type { ProductColumn } from '@quayside/contract/products/product.ts'
import type { SupplierGoodsColumn } from '@quayside/contract/products/supplier-goods.ts'
import type { RateColumn } from '@quayside/contract/rates/rate.ts'
import type { FinanceFieldTexts, PaymentFieldTexts, TaxInvoiceFieldTexts } from './finance-field-texts.ts'
import type {
  ApprovalFieldTexts,
  ForwardingFieldTexts,
  LabelFieldTexts,
  ServiceFieldTexts,
  WarehouseFieldTexts,
} from './logistics-field-texts.ts'
import type { Fields } from './record-fields.ts'

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
