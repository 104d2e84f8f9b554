import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/screens.ts'

export const { customsScreens } = traditional(source, {
  customsScreens: {
    declarations: { open: '查看報關單 {number}' },
    simulation: { show: '依 {count, number} 行預演', note: '依目前商品資料估算，以海關核定為準' },
    held: { unclassified: '未歸類' },
    check: { sheets: { none: '服務商尚未錄入發票和裝箱單' } },
  },
})
