import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import type { PortalPath } from '../lib/pages.ts'

type Screen = {
  readonly modules: readonly PhraseModule[]
  readonly load: () => Promise<ComponentType>
}

const orderListTexts: readonly PhraseModule[] = ['codes', 'orderFields', 'orderForm', 'orders']
const financeTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'machines',
  'financeFields',
  'financeScreens',
]
const reportTexts: readonly PhraseModule[] = ['codes', 'errors', 'reportScreens']
const stockTexts: readonly PhraseModule[] = ['codes', 'warehouseFields', 'stock']
const orderFormTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'linesGrid',
  'orderFields',
  'orderForm',
  'orderLogistics',
  'orderReadiness',
  'machines',
  'customsScreens',
]

/** Which screen a route shows and which texts it needs; docs/screens.md lists the same. */
export const screens: Record<PortalPath, Screen> = {
  '/home': {
    modules: ['codes', 'home'],
    load: async () => (await import('../screens/home/home.tsx')).Home,
  },
  '/homeindex': {
    modules: ['codes', 'home'],
    load: async () => (await import('../screens/home/home.tsx')).Home,
  },
  '/systematicNotification': {
    modules: ['codes', 'notices'],
    load: async () => (await import('../screens/notices/notice-list.tsx')).NoticeList,
  },
  '/noticeSetting': {
    modules: ['notices'],
    load: async () => (await import('../screens/notices/notice-setting.tsx')).NoticeSettingPage,
  },
  '/corporateAnnouncements': {
    modules: ['notices'],
    load: async () => (await import('../screens/notices/bulletin-list.tsx')).BulletinList,
  },
  '/consultativeManagement': {
    modules: ['codes', 'consultations', 'errors', 'machines'],
    load: async () => (await import('../screens/notices/consultation-list.tsx')).ConsultationList,
  },
  '/ImportOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../screens/orders/order-list.tsx')).ImportOrderList,
  },
  '/ExportOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../screens/orders/order-list.tsx')).ExportOrderList,
  },
  '/PlaceAnOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../screens/orders/order-list.tsx')).TransitOrderList,
  },
  '/orderList': {
    modules: orderListTexts,
    load: async () => (await import('../screens/orders/order-list.tsx')).DomesticOrderList,
  },
  '/orderInfo': {
    modules: [
      ...orderListTexts,
      'errors',
      'machines',
      'customsScreens',
      'financeScreens',
      'orderLogistics',
      'serviceFields',
      'services',
    ],
    load: async () => (await import('../screens/orders/order-info.tsx')).OrderInfo,
  },
  '/ElectronicContract': {
    modules: orderListTexts,
    load: async () => (await import('../screens/orders/contract-list.tsx')).ContractList,
  },
  '/importOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../screens/orders/order-screens.tsx')).ImportOrder,
  },
  '/exportOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../screens/orders/order-screens.tsx')).ExportOrder,
  },
  '/placeAnOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../screens/orders/order-screens.tsx')).TransitOrder,
  },
  '/inlandOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../screens/orders/order-screens.tsx')).DomesticOrder,
  },
  '/toCopeWithApplication': {
    modules: ['codes', 'errors', 'payments'],
    load: async () => (await import('../screens/payments/application-form.tsx')).PaymentApplicationForm,
  },
  '/paymentQuery': {
    modules: ['codes', 'paymentFields', 'payments'],
    load: async () => (await import('../screens/payments/application-list.tsx')).PaymentApplicationList,
  },
  '/paymentInfo': {
    modules: ['codes', 'machines', 'paymentFields', 'payments'],
    load: async () => (await import('../screens/payments/application-info.tsx')).PaymentApplicationInfo,
  },
  '/paymentRecord': {
    modules: financeTexts,
    load: async () => (await import('../screens/finance/payment-records.tsx')).PaymentRecords,
  },
  '/costBreakdown': {
    modules: [...financeTexts, 'consultations'],
    load: async () => (await import('../screens/finance/fees.tsx')).Fees,
  },
  '/customsPaymentRecord': {
    modules: ['codes', 'machines', 'declarationFields', 'customsScreens'],
    load: async () => (await import('../screens/customs/tax-bills.tsx')).TaxBills,
  },
  '/theInputTicket': {
    modules: [
      'codes',
      'errors',
      'machines',
      'financeScreens',
      'paymentFields',
      'taxInvoiceFields',
      'taxInvoiceScreens',
    ],
    load: async () => (await import('../screens/tax-invoices/sales-invoices.tsx')).SalesInvoices,
  },
  '/sellATicket': {
    modules: [
      'codes',
      'errors',
      'machines',
      'financeScreens',
      'paymentFields',
      'taxInvoiceFields',
      'taxInvoiceScreens',
    ],
    load: async () => (await import('../screens/tax-invoices/input-invoices.tsx')).InputInvoices,
  },
  '/capitalAppointment': {
    modules: [
      'codes',
      'errors',
      'machines',
      'financeScreens',
      'paymentFields',
      'taxInvoiceFields',
      'taxInvoiceScreens',
    ],
    load: async () => (await import('../screens/tax-invoices/appointments.tsx')).Appointments,
  },
  '/invoicingInfo': {
    modules: [
      'codes',
      'errors',
      'machines',
      'financeScreens',
      'paymentFields',
      'taxInvoiceFields',
      'taxInvoiceScreens',
    ],
    load: async () => (await import('../screens/tax-invoices/titles.tsx')).Titles,
  },
  '/debtDetail': {
    modules: financeTexts,
    load: async () => (await import('../screens/finance/debts.tsx')).Debts,
  },
  '/dealRunningWater': {
    modules: financeTexts,
    load: async () => (await import('../screens/finance/statement.tsx')).Statement,
  },
  '/forwarderEnquiry': {
    modules: ['codes', 'forwarding', 'forwardingFields'],
    load: async () => (await import('../screens/forwarding/enquiry-list.tsx')).EnquiryList,
  },
  '/forwarderEnquiryInfo': {
    modules: ['codes', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../screens/forwarding/enquiry-info.tsx')).EnquiryInfo,
  },
  '/forwarderQuotation': {
    modules: ['codes', 'forwarding', 'forwardingFields'],
    load: async () => (await import('../screens/forwarding/quotation-list.tsx')).QuotationList,
  },
  '/forwarderQuotationInfo': {
    modules: ['codes', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../screens/forwarding/quotation-info.tsx')).QuotationInfo,
  },
  '/forwarderList': {
    modules: ['codes', 'forwarding', 'forwardingFields'],
    load: async () => (await import('../screens/forwarding/order-list.tsx')).ForwarderOrderList,
  },
  '/forwarderOrderInfo': {
    modules: ['codes', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../screens/forwarding/order-info.tsx')).ForwarderOrderInfo,
  },
  '/labelList': {
    modules: ['codes', 'labelFields', 'labels'],
    load: async () => (await import('../screens/filings/label-list.tsx')).LabelList,
  },
  '/labelOrder': {
    modules: [
      'codes',
      'errors',
      'labelFields',
      'labels',
      'labelVersions',
      'linesGrid',
      'machines',
      'orderForm',
    ],
    load: async () => (await import('../screens/filings/label-info.tsx')).LabelInfo,
  },
  '/serviceList': {
    modules: ['codes', 'serviceFields', 'services'],
    load: async () => (await import('../screens/services/service-list.tsx')).ServiceList,
  },
  '/serviceInfo': {
    modules: ['codes', 'errors', 'machines', 'serviceFields', 'services'],
    load: async () => (await import('../screens/services/service-info.tsx')).ServiceInfo,
  },
  '/approvalList': {
    modules: ['approval', 'approvalFields', 'codes'],
    load: async () => (await import('../screens/filings/approval-list.tsx')).ApprovalList,
  },
  '/approvalOrder': {
    modules: ['approval', 'approvalFields', 'codes', 'errors', 'linesGrid', 'machines', 'orderForm'],
    load: async () => (await import('../screens/filings/approval-info.tsx')).ApprovalInfo,
  },
  '/storage': {
    modules: ['codes', 'warehouseFields', 'inbound'],
    load: async () => (await import('../screens/warehouse/inbound-list.tsx')).InboundList,
  },
  '/storageInfo': {
    modules: ['codes', 'errors', 'inbound', 'linesGrid', 'machines', 'orderForm', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/inbound-info.tsx')).InboundInfo,
  },
  '/CustomerStockList': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/stock-list.tsx')).CustomerStockList,
  },
  '/OrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/stock-list.tsx')).OrderStockList,
  },
  '/HKOrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/stock-list.tsx')).HongKongStockList,
  },
  '/SZOrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/stock-list.tsx')).ShenzhenStockList,
  },
  '/stockInfo': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/lot-info.tsx')).LotInfo,
  },
  '/stockMovement': {
    modules: stockTexts,
    load: async () => (await import('../screens/warehouse/movement-list.tsx')).MovementList,
  },
  '/warehouseInfo': {
    modules: ['codes', 'warehouses'],
    load: async () => (await import('../screens/warehouse/warehouse-info.tsx')).WarehouseInfo,
  },
  '/WarehouseStatistics': {
    modules: ['codes', 'statistics'],
    load: async () => (await import('../screens/warehouse/statistics.tsx')).Statistics,
  },
  '/outstorage': {
    modules: ['codes', 'errors', 'warehouseFields', 'outbound'],
    load: async () => (await import('../screens/warehouse/outbound-list.tsx')).OutboundList,
  },
  '/outstorageInfo': {
    modules: [
      'codes',
      'errors',
      'linesGrid',
      'machines',
      'orderFields',
      'orderForm',
      'warehouseFields',
      'outbound',
    ],
    load: async () => (await import('../screens/warehouse/outbound-info.tsx')).OutboundInfo,
  },
  '/warehouseOrder': {
    modules: ['codes', 'warehouseFields', 'binding'],
    load: async () => (await import('../screens/warehouse/warehouse-order-list.tsx')).WarehouseOrderList,
  },
  '/stockBinding': {
    modules: ['codes', 'errors', 'machines', 'warehouseFields', 'binding'],
    load: async () => (await import('../screens/warehouse/stock-binding.tsx')).StockBinding,
  },
  '/flowBoard': {
    modules: ['codes', 'flowBoard'],
    load: async () => (await import('../screens/reports/flow-board.tsx')).FlowBoardPage,
  },
  '/decisionAnalysis': {
    modules: ['codes', 'decisionAnalysis'],
    load: async () => (await import('../screens/reports/decision-analysis.tsx')).DecisionAnalysis,
  },
  '/rpt097': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).ReconciliationReport,
  },
  '/rpt026': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).ClearanceReport,
  },
  '/declarationSummary': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).DeclarationSummary,
  },
  '/customsPayments': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).CustomsPayments,
  },
  '/otherReports': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).OtherReports,
  },
  '/reportCentre': {
    modules: reportTexts,
    load: async () => (await import('../screens/reports/report-screens.tsx')).ReportCentre,
  },
  '/supplierList': {
    modules: ['codes', 'machines', 'partners', 'partnerFields'],
    load: async () => (await import('../screens/partners/supplier-list.tsx')).SupplierList,
  },
  '/supplierInfo': {
    modules: ['codes', 'errors', 'machines', 'partners', 'partnerFields'],
    load: async () => (await import('../screens/partners/supplier-info.tsx')).SupplierInfo,
  },
  '/supplierAccount': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../screens/partners/supplier-account-list.tsx')).SupplierAccountList,
  },
  '/SupplierAddress': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../screens/partners/supplier-address-list.tsx')).SupplierAddressList,
  },
  '/distributor': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../screens/partners/customer-list.tsx')).CustomerList,
  },
  '/myInformation': {
    modules: ['codes', 'errors', 'information', 'machines', 'myInformation', 'permissions'],
    load: async () => (await import('../screens/account/my-information.tsx')).MyInformation,
  },
  '/bankAccount': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../screens/account/bank-account-list.tsx')).BankAccountList,
  },
  '/customerContact': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../screens/account/contact-list.tsx')).ContactList,
  },
  '/myAddress': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../screens/account/address-list.tsx')).AddressList,
  },
  '/members': {
    modules: ['errors', 'members', 'permissions'],
    load: async () => (await import('../screens/account/members.tsx')).Members,
  },
  '/ownApprovals': {
    modules: ['errors', 'payments'],
    load: async () => (await import('../screens/payments/approval-rule.tsx')).ApprovalRule,
  },
  '/myGoods': {
    modules: ['codes', 'errors', 'products', 'productFields'],
    load: async () => (await import('../screens/products/product-list.tsx')).ProductList,
  },
  '/myRequestion': {
    modules: ['codes', 'errors', 'machines', 'products', 'productFields'],
    load: async () =>
      (await import('../screens/products/classification-request-list.tsx')).ClassificationRequestList,
  },
  '/theGoodsManagement': {
    modules: ['codes', 'errors', 'products', 'productFields'],
    load: async () => (await import('../screens/products/supplier-goods-list.tsx')).SupplierGoodsList,
  },
  '/customsCode': {
    modules: ['customsCodes', 'customsFields'],
    load: async () => (await import('../screens/products/customs-code-list.tsx')).CustomsCodeList,
  },
  '/exchangeRate': {
    modules: ['codes', 'rates'],
    load: async () => (await import('../screens/rates/exchange-rate.tsx')).ExchangeRate,
  },
  '/customsExchangeRate': {
    modules: ['codes', 'rates'],
    load: async () => (await import('../screens/rates/exchange-rate.tsx')).CustomsExchangeRate,
  },
  '/dictionary': {
    modules: ['rates'],
    load: async () => (await import('../screens/rates/dictionary.tsx')).Dictionary,
  },
}
