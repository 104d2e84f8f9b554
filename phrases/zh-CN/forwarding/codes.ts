import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

const forwarderOrderState = {
  ...stateNames('cancelled'),
  ...common('draft', 'submitted', 'quoted', 'quoteConfirmed', 'completed'),
  goodsReady: '已确认货物／已订舱',
  delivered: '已交货',
  arrived: '已到港',
  materialAdded: '已补料',
}

export const forwardingCodes = {
  forwarderEnquiryState: {
    ...stateNames('cancelled'),
    ...common('draft', 'quoted', 'quoteConfirmed'),
    submitted: '已提交待报价',
    orderGenerated: '已生成订单',
  },
  forwarderOrderState,
  forwarderOrderStateLabel: {
    ...forwarderOrderState,
    goodsConfirmed: '货物已确认',
    warehouseBooked: '已订舱',
  },
  freightDirection: stateNames('import', 'export'),
  freightMode: { seaFull: '海运整柜', seaShared: '海运拼箱', ...common('air', 'rail'), truck: '卡车' },
  chargeBasis: {
    shipment: '每票',
    container: '每柜',
    kilogram: '每公斤',
    cubicMetre: '每立方米',
    revenueTon: '每计费吨',
    piece: '每件',
  },
  chargeSection: { freight: '运输段', origin: '起运地', destination: '目的地' },
  forwarderQuotationState: {
    offered: '待确认',
    confirmed: '已确认',
    closed: '已关闭',
    ...common('withdrawn', 'expired'),
  },
  counterOfferState: { open: '待答复', ...common('accepted', 'lapsed'), refused: '未接受' },
  freightMilestone: {
    cargoReady: '货物备妥',
    booked: '订舱确认',
    handedOver: '交货进港',
    departed: '启运',
    transshipped: '中转',
    arrived: '到港',
    cleared: '清关放行',
    delivered: '送达',
  },
} as const satisfies Partial<CodeTexts>
