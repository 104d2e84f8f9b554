import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/fields.ts'

export const { warehouseFields } = traditional(source, {
  warehouseFields: {
    warehouseIn: { submittedAt: '送審時間' },
    inboundLine: { dateCode: '製造週期' },
    outbound: { submittedAt: '送審時間' },
    stock: { dateCode: '製造週期', costPerDay: '每日費用' },
  },
})
