import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/errors.ts'

export const { warehouseErrors } = traditional(source, {
  warehouseErrors: {
    warehouseIn: { alreadySubmitted: '入倉單已送審，無法重複送出，請重新整理後查看最新狀態' },
    outbound: {
      alreadySubmitted: '出倉單已送審，無法重複送出，請重新整理後查看最新狀態',
      alreadyShipped: '貨物已出倉，無法撤銷，如需退回請洽服務商',
    },
    goodsPickup: { alreadySubmitted: '提貨單已送審，無法重複送出，請重新整理後查看最新狀態' },
    warehouse: { code: '代碼只能用大寫字母、數字和連字號，最多 20 位', codeTaken: '此代碼已被其他倉庫使用' },
  },
})
