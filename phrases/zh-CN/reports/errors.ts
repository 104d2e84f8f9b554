import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: '没有编号为 {no} 的报表',
    tooManyRows: '数据过多，最多导出 {max, number} 行，请缩小查询范围或改用 xlsx 格式',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
