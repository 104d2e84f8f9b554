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
} as const satisfies Partial<CodeTexts>
