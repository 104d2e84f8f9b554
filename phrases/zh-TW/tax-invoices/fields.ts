import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/fields.ts'

export const { taxInvoiceFields } = traditional(source, {
  taxInvoiceFields: {
    invoicingTitle: { address: '登記地址', isDefault: '是否預設' },
    salesInvoiceRow: { recordName: '銷項發票登錄' },
    inputInvoice: {
      number: '登錄號',
      sellerName: '賣方名稱',
      sellerTaxNo: '賣方稅號',
      enteredByName: '登錄人',
    },
    inputInvoiceRow: { sellerName: '賣方名稱', sellerTaxNo: '賣方稅號' },
  },
})
