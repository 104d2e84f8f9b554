import { common } from '../kernel/shared.ts'

/** Label orders in the back office. */
export const officeLabels = {
  ...common('confirmed'),
  order: '标签单信息',
  send: '交付标签：{product}',
  sendFor: '交付标签',
  file: '标签文件（图片或 PDF）',
  fileMissing: '请选择标签文件',
  remark: '说明',
}
