import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: '沒有編號為 {no} 的報表',
    tooManyRows: '資料過多，最多匯出 {max, number} 列，請縮小查詢範圍或改用 xlsx 格式',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
