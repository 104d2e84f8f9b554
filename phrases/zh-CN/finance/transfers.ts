import { common } from '../kernel/shared.ts'

/** Transfers that the customer announces. */
export const transfers = {
  title: '汇款通知',
  empty: '还没有汇款通知。勾选欠款后可通知汇款，款项到账即按通知核销。',
  number: '通知号',
  ...common('state', 'amount', 'transferOn', 'payerName', 'actions'),
  for: '用于',
  forItems: '{count, number} 项欠款',
  forAccount: '存款',
  announcedBy: '通知人',
  cancelled: '汇款通知已取消',
} as const
