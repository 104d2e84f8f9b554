import { common } from '../kernel/shared.ts'

/** The customer's threads with the provider. */
export const consultations = {
  title: '咨询管理',
  new: '提问',
  ...common('number', 'subject', 'state', 'askedBy', 'files', 'provider', 'thread'),
  question: '标题',
  messages: '消息数',
  unread: '{count, number} 条新回复',
  lastMessageAt: '最近消息',
  createdAt: '提问时间',
  keyword: '编号或标题',
  empty: '还没有咨询，有问题可以在这里向服务商提问',
  gone: '这条咨询不存在',
  askProvider: '咨询服务商',
  threads: '咨询记录 {count, number} 条',
  ask: '发送问题',
  asked: '问题已发送，服务商回复后会通知您',
  message: '问题',
  titleHint: '一句话说明，例如：订单 PI-2026 的报关进度',
  more: '补充或追问',
  send: '发送',
  sent: '消息已发送',
  closed: '咨询已结束',
} as const
