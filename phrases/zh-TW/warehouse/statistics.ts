import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/statistics.ts'

export const { statistics } = traditional(source, {
  statistics: { meanDaysNote: '現有庫存依數量加權', flowNote: '點選數字查看流水', widen: '查看近一年' },
})
