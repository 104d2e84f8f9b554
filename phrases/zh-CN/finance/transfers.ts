/** Transfers that the customer announces. */
export const transfers = {
  title: '汇款通知',
  empty: '还没有汇款通知。勾选欠款后可通知汇款，款项到账即按通知核销。',
  number: '通知号',
  state: '状态',
  amount: '金额',
  transferOn: '汇款日期',
  payerName: '付款人户名',
  for: '用于',
  forItems: '{count, number} 项欠款',
  forAccount: '存款',
  announcedBy: '通知人',
  cancelled: '汇款通知已取消',
  actions: '操作',
} as const
