import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval-office.ts'

export const { officeApproval } = traditional(source, {
  officeApproval: {
    usual: '不填則依通常期限',
    usualDay: '不填則依通常期限：{day}',
    name: '文件名稱',
    nameAt: '文件 {place, number} 名稱',
    requirementAt: '文件 {place, number} 要求',
    dueAt: '文件 {place, number} 期限',
    files: '文件',
    handedInAt: '交件時間',
    documents: '文件',
  },
})
