import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/machines.ts'

export const { taxInvoiceMachines } = traditional(source, {
  taxInvoiceMachines: {
    invoice: {
      withdraw: { confirm: '開票申請將撤回，金額可重新申請開票。' },
      refuse: { confirm: '開票申請將退回，客戶會看到原因，金額可重新申請開票。' },
      issue: { confirm: '發票狀態變為已開票，客戶可檢視與下載。' },
      void: { confirm: '發票將作廢，客戶會看到原因，金額可重新開票。' },
      reverse: { confirm: '將登錄該發票的紅字發票，客戶會看到原因，金額可重新開票。' },
    },
    inputInvoice: {
      confirm: { confirm: '發票已與訂單商品全部配對，確認後客戶不能再修改。' },
      reportAnomaly: { confirm: '客戶會看到異常與原因，更正後重新待確認。' },
      reopen: { confirm: '發票回到待確認，可重新配對。' },
    },
  },
})
