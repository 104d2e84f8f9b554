import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/fields.ts'

export const { warehouseFields } = traditional(source, {
  warehouseFields: {
    stock: { costPerDay: '每日費用' },
  },
})
