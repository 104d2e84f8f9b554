import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/codes.ts'

export const { taxInvoiceCodes } = traditional(source, {
  taxInvoiceCodes: {
    confirmationState: { notNeeded: '免確認' },
    inputAnomaly: { seller: '賣方資料不符' },
    invoiceDelivery: { file: '電子檔' },
    invoiceStatus: { notInvoiced: '未開立', invoiced: '已開立' },
    taxInvoicingState: { none: '未開立', partial: '部分開立', full: '全數開立' },
  },
})
