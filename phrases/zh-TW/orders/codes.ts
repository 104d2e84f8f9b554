import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/codes.ts'

export const { orderCodes } = traditional(source, {
  orderCodes: {
    declarationState: {
      unsubmitted: '未送出',
      accepted: '海關已收單',
      audited: '審單完成',
      amendmentRequested: '已申請更正報單',
      amended: '報單已更正',
      withdrawalRequested: '已申請註銷報單',
      withdrawn: '報單已註銷',
      documentsRequested: '通知補件',
      priceQueried: '價格存疑',
      classificationQueried: '稅則存疑',
      releasedOnGuarantee: '押放',
      detained: '已扣押',
      underInvestigation: '移送調查',
    },
    deliveryType: { warehousePickup: '倉庫自取', hongKongDirectCar: '香港直送車', carpool: '併車' },
    modelType: { freightForwarding: '貨運承攬', valueAddedService: '加值服務' },
    orderState: { dispatched: '已出車配送' },
    orderStateLabel: { dispatched: '已出車配送', arrivedInShenzhen: '貨抵深圳待配送' },
    receivingMode: { pickup: '到府提貨' },
    receivingState: { fullyStored: '全數入倉' },
    shippingState: { fullyShipped: '全數出貨' },
  },
})
