import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/errors.ts'

export const { taxInvoiceErrors } = traditional(source, {
  taxInvoiceErrors: {
    invoice: { numberUsed: '此發票號碼已登錄' },
    salesInvoice: {
      notRmb: '只有人民幣款項可開立增值稅發票',
      titleIncomplete: '專用發票須有開戶行、帳號、地址與電話，請先補齊發票資料',
    },
    inputInvoice: {
      lineTax: '依稅率計算稅額應為 {tax}，請核對',
      headsDiffer: '同一張發票各行的表頭資料須一致',
      lineUnknown: '找不到這一行，請重新整理後再試',
    },
  },
})
