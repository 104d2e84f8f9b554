import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/errors.ts'

export const { reportErrors } = traditional(source, {
  reportErrors: {
    report: { tooManyRows: '資料過多，最多匯出 {max, number} 列，請縮小查詢範圍，或在背景產生 xlsx' },
  },
})
