import { common } from '../kernel/shared.ts'

/** Fees and their disputes. */
export const fees = {
  title: '费用明细',
  empty: '还没有费用。订单报关后费用会显示在这里。',
  toOrders: '查看进口订单',
  keyword: '费用单号、订单号或备注',
  kind: '费用种类',
  ...common('basis', 'chargedOn', 'attachments', 'files'),
  disputed: '异议',
  open: '异议待处理',
  dispute: '提出异议',
  gone: '这笔费用不存在',
  facts: '费用',
  corrects: '更正自',
  correctsLink: '查看原费用单',
  correctedBy: '更正后的费用单',
  disputeTitle: '对 {number} 提出异议',
  disputeLead: '说明理由后服务商会处理；异议处理期间费用照常列在欠款中，成立后自动更正。',
  reason: '理由',
  sent: '异议已提交',
  withdrawn: '异议已撤回',
  disputes: '异议',
  raised: '{name} 于 {time} 提出',
  answer: '服务商答复',
  events: { create: '建立费用', charge: '计收', reverse: '冲正' },
} as const
