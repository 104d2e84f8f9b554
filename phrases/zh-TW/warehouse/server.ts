import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/server.ts'

export const { warehouseNotices } = traditional(source, {
  warehouseNotices: { inbound: { store: { content: '入倉單 {number} 的貨物已入倉，可在庫存中查看。' } } },
})
