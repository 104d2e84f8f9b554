import type { CodeTexts } from '@quayside/contract/all-codes.ts'

const forwarderOrderState = {
  cancelled: '已取消',
  draft: '草稿',
  submitted: '已送審',
  quoted: '已報價',
  quoteConfirmed: '報價已確認',
  goodsReady: '已確認貨物／已訂艙',
  delivered: '已交運',
  arrived: '已抵港',
  materialAdded: '已補料',
  completed: '已結案',
}

export const forwardingCodes = {
  forwarderEnquiryState: {
    cancelled: '已取消',
    draft: '草稿',
    submitted: '待報價',
    quoted: '已報價',
    quoteConfirmed: '報價已確認',
    orderGenerated: '已轉訂單',
  },
  forwarderOrderState,
  forwarderOrderStateLabel: {
    ...forwarderOrderState,
    goodsConfirmed: '貨物已確認',
    warehouseBooked: '已訂艙',
  },
  freightDirection: { import: '進口', export: '出口' },
  freightMode: { seaFull: '海運整櫃', seaShared: '海運併櫃', air: '空運', truck: '卡車', rail: '鐵路' },
  chargeBasis: {
    shipment: '每票',
    container: '每櫃',
    kilogram: '每公斤',
    cubicMetre: '每立方公尺',
    revenueTon: '每計費噸',
    piece: '每件',
  },
  chargeSection: { freight: '運輸段', origin: '起運地', destination: '目的地' },
  forwarderQuotationState: {
    offered: '待確認',
    confirmed: '已確認',
    closed: '已關閉',
    withdrawn: '已撤回',
    expired: '已逾期',
  },
  counterOfferState: { open: '待回覆', accepted: '已接受', refused: '未接受', lapsed: '已失效' },
  freightMilestone: {
    cargoReady: '貨物備妥',
    booked: '訂艙確認',
    handedOver: '交貨進港',
    departed: '啟運',
    transshipped: '轉運',
    arrived: '抵港',
    cleared: '通關放行',
    delivered: '送達',
  },
} as const satisfies Partial<CodeTexts>
