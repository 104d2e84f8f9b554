import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/fields.ts'

export const { forwardingFields } = traditional(source, {
  forwardingFields: {
    forwarderEnquiry: { arriveBy: '最晚抵達' },
    forwarderOrder: { arriveBy: '最晚抵達', arrivesAt: '計畫抵達', completedAt: '結案時間' },
  },
})
