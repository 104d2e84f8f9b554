import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/analysis.ts'

export const { decisionAnalysis } = traditional(source, {
  decisionAnalysis: { figures: { lines: '明細列', onTime: '準時簽收' } },
})
