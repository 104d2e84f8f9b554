import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/fields.ts'

export const { warehouseFields } = traditional(source, {
  warehouseFields: {
    inboundLine: { dateCode: '製造週期', volume: '材積（m³）' },
    stock: { dateCode: '製造週期', costPerDay: '每日費用' },
  },
})
