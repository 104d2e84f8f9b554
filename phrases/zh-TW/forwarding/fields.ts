import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/fields.ts'

export const { forwardingFields } = traditional(source, {
  forwardingFields: {
    forwarderEnquiry: { volume: '材積（m³）', arriveBy: '最晚抵達', incoterm: '貿易條件' },
    forwarderQuotation: { viaPort: '轉運港', freeDays: '免櫃期（天）' },
    forwarderOrder: {
      volume: '材積（m³）',
      arriveBy: '最晚抵達',
      incoterm: '貿易條件',
      arrivesAt: '計畫抵達',
      completedAt: '結案時間',
    },
    quoteSheet: { viaPort: '轉運港', freeDays: '免櫃期（天）' },
  },
})
