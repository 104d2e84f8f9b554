import { forwarderOrderState } from '../forwarding/forwarding.codes.ts'
import { inboundState, outboundState } from '../warehouse/warehouse-order.codes.ts'
import type { ListFigure } from './home-todos.ts'

const inbound = { list: 'GET warehouse/online/inbound/list', page: '/storage' } as const
const outbound = { list: 'GET warehouse/online/outbound/list', page: '/outstorage' } as const
const freight = { list: 'GET freight/online/order/list', page: '/forwarderList' } as const

/** Goods on their way: of warehouse and forwarding, beside the orders' own figures. */
export const homeLogistics = {
  inbound: {
    submitted: { ...inbound, query: { state: inboundState.codes.submitted } },
    audited: { ...inbound, query: { state: inboundState.codes.audited } },
    received: { ...inbound, query: { state: inboundState.codes.received } },
    inspected: { ...inbound, query: { state: inboundState.codes.inspected } },
    reviewed: { ...inbound, query: { state: inboundState.codes.reviewed } },
  },
  outbound: {
    new: { ...outbound, query: { state: outboundState.codes.new } },
    arranged: { ...outbound, query: { state: outboundState.codes.arranged } },
    shipped: { ...outbound, query: { state: outboundState.codes.shipped } },
  },
  freight: {
    quoteConfirmed: { ...freight, query: { state: forwarderOrderState.codes.quoteConfirmed } },
    goodsReady: { ...freight, query: { state: forwarderOrderState.codes.goodsReady } },
    delivered: { ...freight, query: { state: forwarderOrderState.codes.delivered } },
    arrived: { ...freight, query: { state: forwarderOrderState.codes.arrived } },
    materialAdded: { ...freight, query: { state: forwarderOrderState.codes.materialAdded } },
  },
} as const satisfies Record<string, Record<string, ListFigure>>
export type LogisticsGroup = keyof typeof homeLogistics
export const logisticsGroups = Object.keys(homeLogistics) as [LogisticsGroup, ...LogisticsGroup[]]
