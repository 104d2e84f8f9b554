import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/tax-invoices.ts'

export const { officeTaxInvoices } = traditional(source, {
  officeTaxInvoices: {
    import: '依表格登錄',
    titlePanel: '買方資料',
    match: { lead: '依型號、品名、數量與金額提出建議，核對後儲存。', none: '沒有可配對的出口訂單行' },
    transfer: { record: '登錄收款' },
  },
})
