import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/codes.ts'

export const { reportCodes } = traditional(source, {
  reportCodes: { reportFormat: { xlsx: 'Excel 活頁簿', pdf: 'PDF 文件' } },
})
