import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/screens.ts'

export const { taxInvoiceScreens } = traditional(source, {
  taxInvoiceScreens: {
    common: { gone: '記錄不存在或已刪除' },
    sales: {
      empty: '還沒有發票，付款後可申請開票',
      buyer: '買方資料',
      pick: {
        lead: '只列出已付款且未開票的金額，可少開，餘下的以後再申請。',
        sent: '開票申請 {number} 已送交',
      },
    },
    input: {
      keyword: '登錄號、發票號、賣方或商品',
      new: '登錄發票',
      empty: '還沒有進項發票，出口後請登錄供應商開立的發票',
      scanHint: '貼上發票二維碼的內容，自動填寫號碼與日期',
    },
    titles: {
      empty: '還沒有發票資料，開票前請先輸入',
      removeConfirm: '{count, number} 份發票資料將被刪除，已開立發票不變。',
      specialHint: '專用發票須填寫開戶行、帳號、地址與電話',
    },
    announcedTransfers: { saved: '預約已送交，服務商確認後通知您', findOrder: '輸入訂單編號查找' },
  },
})
