import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import type { OfficePath } from '../lib/pages.ts'

type Screen = { readonly modules: readonly PhraseModule[]; readonly load: () => Promise<ComponentType> }

/** Which screen a route shows and which texts it needs. */
export const screens: Record<OfficePath, Screen> = {
  '/office': {
    modules: ['codes'],
    load: async () => (await import('../screens/tasks/queue.tsx')).Queue,
  },
  '/office/orders': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeOrders'],
    load: async () => (await import('../screens/orders/order-list.tsx')).OrderList,
  },
  '/office/order': {
    modules: [
      'codes',
      'declarationFields',
      'errors',
      'machines',
      'officeCustoms',
      'officeOrders',
      'officeReview',
      'orderFields',
      'orderLogistics',
    ],
    load: async () => (await import('../screens/orders/order-record.tsx')).OrderRecord,
  },
  '/office/orderChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).OrderChangeList,
  },
  '/office/orderChange': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'orderFields', 'orderLogistics'],
    load: async () => (await import('../screens/orders/order-change-record.tsx')).OrderChangeRecord,
  },
  '/office/companies': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).CompanyList,
  },
  '/office/company': {
    modules: ['codes', 'errors', 'information', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/review/company-record.tsx')).CompanyRecord,
  },
  '/office/companyChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).CompanyChangeList,
  },
  '/office/companyChange': {
    modules: ['codes', 'information', 'machines', 'officeReview'],
    load: async () => (await import('../screens/review/company-change-record.tsx')).CompanyChangeRecord,
  },
  '/office/suppliers': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).SupplierList,
  },
  '/office/supplier': {
    modules: ['codes', 'machines', 'officeReview', 'partnerFields'],
    load: async () => (await import('../screens/review/supplier-record.tsx')).SupplierRecord,
  },
  '/office/classifications': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).ClassificationList,
  },
  '/office/classification': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'productFields'],
    load: async () => (await import('../screens/review/classification-record.tsx')).ClassificationRecord,
  },
  '/office/consultations': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).ConsultationList,
  },
  '/office/consultation': {
    modules: ['codes', 'errors', 'machines', 'officeReview'],
    load: async () => (await import('../screens/review/consultation-record.tsx')).ConsultationRecord,
  },
  '/office/paymentApplications': {
    modules: ['codes', 'officeFinance', 'officeReview', 'paymentFields'],
    load: async () => (await import('../screens/finance/application-list.tsx')).ApplicationList,
  },
  '/office/paymentApplication': {
    modules: [
      'codes',
      'errors',
      'machines',
      'officeFinance',
      'officeOrders',
      'officeReview',
      'partnerFields',
      'paymentFields',
    ],
    load: async () => (await import('../screens/finance/application-record.tsx')).ApplicationRecord,
  },
  '/office/fees': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/fee-list.tsx')).FeeList,
  },
  '/office/fee': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/fee-record.tsx')).FeeRecord,
  },
  '/office/feeDisputes': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/dispute-list.tsx')).DisputeList,
  },
  '/office/feeDispute': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/dispute-record.tsx')).DisputeRecord,
  },
  '/office/cashVouchers': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/voucher-list.tsx')).VoucherList,
  },
  '/office/cashVoucher': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/voucher-record.tsx')).VoucherRecord,
  },
  '/office/inbounds': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/inbound-list.tsx')).InboundList,
  },
  '/office/inbound': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/inbound-record.tsx')).InboundRecord,
  },
  '/office/outbounds': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/outbound-list.tsx')).OutboundList,
  },
  '/office/outbound': {
    modules: [
      'codes',
      'errors',
      'machines',
      'officeReview',
      'officeWarehouse',
      'orderFields',
      'warehouseFields',
    ],
    load: async () => (await import('../screens/warehouse/outbound-record.tsx')).OutboundRecord,
  },
  '/office/pickups': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/pickup-list.tsx')).PickupList,
  },
  '/office/pickup': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/pickup-record.tsx')).PickupRecord,
  },
  '/office/stockDifferences': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/difference-list.tsx')).DifferenceList,
  },
  '/office/stockDifference': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/difference-record.tsx')).DifferenceRecord,
  },
  '/office/stock': {
    modules: ['codes', 'errors', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/stock-list.tsx')).StockList,
  },
  '/office/lot': {
    modules: ['codes', 'errors', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/lot-record.tsx')).LotRecord,
  },
  '/office/stocktakings': {
    modules: ['officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/stocktaking-list.tsx')).StocktakingList,
  },
  '/office/stocktaking': {
    modules: ['errors', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/stocktaking-form.tsx')).StocktakingForm,
  },
  '/office/storageFees': {
    modules: ['codes', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/storage-fees.tsx')).StorageFees,
  },
  '/office/freightEnquiries': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/freight-lists.tsx')).EnquiryList,
  },
  '/office/freightEnquiry': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/enquiry-record.tsx')).EnquiryRecord,
  },
  '/office/freightQuotations': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/freight-lists.tsx')).QuotationList,
  },
  '/office/freightQuotation': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/quotation-record.tsx')).QuotationRecord,
  },
  '/office/freightOrders': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/freight-lists.tsx')).ForwarderOrderList,
  },
  '/office/freightOrder': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../screens/forwarding/order-record.tsx')).ForwarderOrderRecord,
  },
  '/office/labelOrders': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).LabelOrderList,
  },
  '/office/labelOrder': {
    modules: ['codes', 'errors', 'labelFields', 'labelVersions', 'machines', 'officeLabels', 'officeReview'],
    load: async () => (await import('../screens/filings/label-record.tsx')).LabelRecord,
  },
  '/office/services': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).ServiceList,
  },
  '/office/service': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeServices', 'serviceFields'],
    load: async () => (await import('../screens/services/service-record.tsx')).ServiceRecord,
  },
  '/office/declarations': {
    modules: [
      'codes',
      'declarationFields',
      'errors',
      'machines',
      'officeCustoms',
      'officeOrders',
      'officeReview',
    ],
    load: async () => (await import('../screens/customs/declaration-list.tsx')).DeclarationList,
  },
  '/office/declaration': {
    modules: [
      'codes',
      'declarationFields',
      'errors',
      'machines',
      'officeCustoms',
      'officeOrders',
      'officeReview',
    ],
    load: async () => (await import('../screens/customs/declaration-record.tsx')).DeclarationRecord,
  },
  '/office/approvals': {
    modules: ['approvalFields', 'codes', 'officeApproval', 'officeReview'],
    load: async () => (await import('../screens/filings/approval-list.tsx')).ApprovalList,
  },
  '/office/approval': {
    modules: ['approvalFields', 'codes', 'errors', 'machines', 'officeApproval', 'officeReview'],
    load: async () => (await import('../screens/filings/approval-record.tsx')).ApprovalRecord,
  },
  '/office/taxBills': {
    modules: [
      'codes',
      'declarationFields',
      'errors',
      'machines',
      'officeCustoms',
      'officeOrders',
      'officeReview',
    ],
    load: async () => (await import('../screens/customs/tax-bill-list.tsx')).TaxBillList,
  },
  '/office/taxBill': {
    modules: [
      'codes',
      'declarationFields',
      'errors',
      'machines',
      'officeCustoms',
      'officeOrders',
      'officeReview',
    ],
    load: async () => (await import('../screens/customs/tax-bill-record.tsx')).TaxBillRecord,
  },
  '/office/bankLines': {
    modules: ['codes', 'errors', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/bank-matching.tsx')).BankMatching,
  },
  '/office/ageing': {
    modules: ['codes', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/ageing.tsx')).AgeingList,
  },
  '/office/debts': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/debt-list.tsx')).DebtList,
  },
  '/office/transfers': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/finance/transfer-list.tsx')).TransferList,
  },
  '/office/transfer': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/finance/transfer-record.tsx')).TransferRecord,
  },
  '/office/salesInvoices': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/tax-invoices/sales-invoice-list.tsx')).SalesInvoiceList,
  },
  '/office/salesInvoice': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/tax-invoices/sales-invoice-record.tsx')).SalesInvoiceRecord,
  },
  '/office/invoiceable': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/tax-invoices/invoiceable-list.tsx')).InvoiceableList,
  },
  '/office/inputInvoices': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/tax-invoices/input-invoice-list.tsx')).InputInvoiceList,
  },
  '/office/inputInvoice': {
    modules: [
      'codes',
      'errors',
      'financeFields',
      'machines',
      'officeFinance',
      'officeReview',
      'officeTaxInvoices',
      'paymentFields',
      'taxInvoiceFields',
    ],
    load: async () => (await import('../screens/tax-invoices/input-invoice-record.tsx')).InputInvoiceRecord,
  },
  '/office/rates': {
    modules: ['codes', 'linesGrid', 'officePublishing'],
    load: async () => (await import('../screens/publishing/rate-list.tsx')).RateList,
  },
  '/office/tariff': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/tariff.tsx')).Tariff,
  },
  '/office/warehouses': {
    modules: ['codes', 'errors', 'officePublishing', 'officeWarehouse'],
    load: async () => (await import('../screens/warehouse/warehouses.tsx')).Warehouses,
  },
  '/office/warehouse': {
    modules: ['codes', 'errors', 'officePublishing', 'officeReview', 'officeWarehouse'],
    load: async () => (await import('../screens/warehouse/warehouse-record.tsx')).WarehouseRecord,
  },
  '/office/hand': {
    modules: ['codes', 'errors', 'machines', 'officeHand', 'warehouseFields'],
    load: async () => (await import('../screens/hand/hand.tsx')).Hand,
  },
  '/office/dictionaries': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/dictionaries.tsx')).Dictionaries,
  },
  '/office/bulletins': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/bulletins.tsx')).Bulletins,
  },
  '/office/messages': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/message.tsx')).Message,
  },
  '/office/settings': {
    modules: ['officePublishing'],
    load: async () => (await import('../screens/publishing/settings.tsx')).Settings,
  },
  '/office/gateway': {
    modules: ['errors', 'officeGateway'],
    load: async () => (await import('../screens/gateway/gateway.tsx')).Gateway,
  },
  '/office/staff': {
    modules: ['errors', 'officeStaff'],
    load: async () => (await import('../screens/staff/staff-list.tsx')).StaffList,
  },
  '/office/audit': {
    modules: ['officeStaff'],
    load: async () => (await import('../screens/staff/audit-list.tsx')).AuditList,
  },
  '/office/account': {
    modules: ['errors', 'officeStaff'],
    load: async () => (await import('../screens/staff/account.tsx')).Account,
  },
}
