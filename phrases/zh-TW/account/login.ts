import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/login.ts'

export const { login } = traditional(source, {
  login: {
    leads: {
      account: '以手機號碼或電子郵件登入，查詢訂單、匯款與發票',
      sms: '驗證碼將發送至您註冊時使用的手機號碼',
      register: '僅限企業法人註冊。註冊後補齊公司資料，審核通過即可登入',
    },
    actions: { completeInformation: '填寫公司資料並查看審核進度' },
    code: { sent: '驗證碼已發送至 {mobile}' },
    expired: '登入已逾期，請重新登入。登入後將回到您剛才的頁面',
    needed: '請先登入，登入後將開啟您要前往的頁面',
    notReviewed: { text: '您可以繼續補齊公司資料，或查看審核進度與未通過的原因。審核通過後即可登入' },
    resetDone: '新密碼已儲存，請以新密碼登入',
    panel: { points: { third: '收匯、開立發票期限提前提醒' } },
    drawing: '晨光中的港口：貨輪、橋式起重機與貨櫃',
  },
})
