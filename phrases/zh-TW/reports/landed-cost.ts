import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/landed-cost.ts'

export const { landedCost } = traditional(source, {
  landedCost: {
    note: '金額均為人民幣。增值稅可扣抵，不計入到岸成本。',
    unweighed: '{count, number} 列缺少毛重',
    unclassified: '{count, number} 列尚未歸類，稅款未估算',
    averaged: '每件的人民幣成本，增值稅不計入。同一天放行的多列依數量平均；付款和稅單到齊之前含估算。',
    rowsBehind: '{day} 放行的訂單明細',
    withOpen: '含未放行的訂單明細',
    lines: '明細列',
    linesNote: '共 {count, number} 列；分攤的尾差計入最大的一列。',
    line: '列',
  },
})
