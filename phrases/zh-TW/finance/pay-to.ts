import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/pay-to.ts'

export const { payTo } = traditional(source, {
  payTo: { lead: '通知後請按下列帳戶匯款。款項入帳後，我方按您選擇的欠款沖帳；多餘的金額留作存款。' },
})
