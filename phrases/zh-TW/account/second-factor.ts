import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/second-factor.ts'

export const { secondFactor } = traditional(source, {
  secondFactor: {
    authenticator: {
      lead: '以手機上的驗證器應用程式產生 6 位數動態碼',
      scan: '以驗證器掃描 QR 碼，再輸入顯示的動態碼',
      qr: '驗證器的 QR 碼',
      bySecret: '無法掃描時，手動輸入金鑰',
    },
    step: { leads: { authenticator: '請輸入驗證器上的 6 位數動態碼' } },
  },
})
