import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/public/pages.ts'

export const { publicPages } = traditional(source, {
  publicPages: {
    loadFailed: '頁面內容載入失敗，請檢查網路後重試',
    sections: {
      certificates: { lead: '點選任一張檢視編號與有效期限' },
      contacts: { lead: '上班時間專人接聽，電子郵件一個工作日內回覆' },
    },
    certificate: { validUntil: '有效期限至' },
    group: { business: '主要業務' },
    footer: { support: '客戶服務' },
  },
})
