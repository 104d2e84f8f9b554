import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/my-information.ts'

export const { myInformation } = traditional(source, {
  myInformation: {
    company: {
      reviewedNote: '修改以下任一項須經服務商審核，審核通過前依原資訊辦理',
      invoicing: '發票資訊',
      sent: '資料已儲存，認證資訊的變更已送審',
      pendingHint: '有變更正在審核，暫時無法修改',
    },
    change: { lead: '{name} 於 {time} 送出，審核通過前依原資訊辦理' },
    personal: { newMobileHint: '驗證碼將發送到新號碼，之後用新號碼登入' },
    code: { sent: '驗證碼已發送到 {mobile}' },
    security: {
      exportNote: '下載我們保存的與您個人有關的全部資訊',
      erase: '註銷我的帳號',
      eraseConfirm: '註銷後無法復原，您將立即登出。請輸入密碼確認。',
    },
    sessions: { address: 'IP 位址', unknown: '不明裝置' },
  },
})
