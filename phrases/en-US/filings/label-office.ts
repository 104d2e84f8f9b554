import type { officeLabels as source } from '../../zh-CN/filings/label-office.ts'
import { common } from '../kernel/shared.ts'

/** Label orders in the back office. */
export const officeLabels: typeof source = {
  ...common('confirmed'),
  order: 'Label order',
  send: 'Hand back label: {product}',
  sendFor: 'Hand back label',
  file: 'Label file (picture or PDF)',
  fileMissing: 'Choose the label file',
  remark: 'Note',
}
