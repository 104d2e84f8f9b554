import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/fields.ts'

export const { rateColumns, rateFields } = traditional(source, {
  rateFields: { rate: { publishedAt: '公布時間' } },
})
