import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/codes.ts'

export const { warehouseCodes } = traditional(source, {
  warehouseCodes: {
    differenceKind: { wrongGoods: '貨不對版' },
    palletType: { metal: '金屬棧板' },
    statisticsSubject: { place: '依地點', product: '依產品', supplier: '依供應商' },
    goodsPickupState: { unsubmitted: '未送出' },
    outboundState: { new: '新建' },
    outboundStrategy: {
      byBatchNumber: '依批次號',
      byDateCode: '依製造週期（D/C）',
      byLotNumber: '依 LOT 號',
    },
    shippingInspection: { notNeeded: '免驗貨' },
    storageMode: { byItem: '依件', byBatch: '依批次', byPallet: '依棧板' },
  },
})
