import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: '沒有編號為 {no} 的報表',
    tooManyRows: '資料過多，最多匯出 {max, number} 列，請縮小查詢範圍，或在背景產生 xlsx',
    unknownColumn: '報表沒有「{name}」這一欄',
    unknownGroup: '報表不能按「{name}」分組',
    nameTaken: '已有同名的查詢方案，請換一個名稱',
    notYours: '這是同事的，只有本人可以修改或刪除；可另存為自己的',
    notReader: '收件人沒有檢視此報表的權限',
    tooManyRuns: '正在產生的報表已有 {max, number} 個，請等其中一個完成',
    notMade: '報表未能產生，請稍後重試',
    ended: '報表已產生或已取消',
    notReady: '報表尚未產生',
    expired: '報表檔案僅保留 {days, number} 天，已過期，請重新產生',
    periodReversed: '結束日期不能早於開始日期',
    periodTooLong: '期間最長 {max, number} 個月，請縮短',
    repeatDay: '每週請選 1 至 7',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
