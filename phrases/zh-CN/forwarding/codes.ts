import type { CodeTexts } from '@quayside/contract/all-codes.ts'

const forwarderOrderState = {
  cancelled: '已取消',
  draft: '草稿',
  submitted: '已提交',
  quoted: '已报价',
  quoteConfirmed: '报价已确认',
  goodsReady: '已确认货物／已订舱',
  delivered: '已交货',
  arrived: '已到港',
  materialAdded: '已补料',
  completed: '已完成',
}

export const forwardingCodes = {
  forwarderEnquiryState: {
    cancelled: '已取消',
    draft: '草稿',
    submitted: '已提交待报价',
    quoted: '已报价',
    quoteConfirmed: '报价已确认',
    orderGenerated: '已生成订单',
  },
  forwarderOrderState,
  forwarderOrderStateLabel: {
    ...forwarderOrderState,
    goodsConfirmed: '货物已确认',
    warehouseBooked: '已订舱',
  },
  freightDirection: { import: '进口', export: '出口' },
} as const satisfies Partial<CodeTexts>
