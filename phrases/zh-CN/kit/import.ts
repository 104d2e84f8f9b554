import { common } from '../kernel/shared.ts'

/** Import from Excel. */
export const importDialog = {
  title: '导入 Excel',
  template: '下载模板',
  explain: '请下载模板填写后上传，先预览，确认无误再导入。',
  ...common('choose', 'row', 'problem', 'close'),
  problemAt: '{column}：{msg}',
  checking: '正在检查文件',
  taking: '正在导入，{done, number}／{total, number} 行',
  good: '可导入 {count, number} 行',
  ignored: '以下列无法对应，不会导入：{columns}',
  bad: '{count, number} 行有误',
  take: '导入 {count, number} 行',
  takeNone: '没有可导入的行',
  rejected: '下载有误的行',
  taken: '已导入 {count, number} 行',
  again: '重新选择',
} as const
