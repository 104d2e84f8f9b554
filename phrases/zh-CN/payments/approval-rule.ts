import { common, messages } from '../kernel/shared.ts'

/** When a second member has to release. */
export const approvalRule = {
  title: '放行规则',
  failed: '未能读取放行规则',
  payments: '付款申请',
  ...common('orders', 'save'),
  ...messages('between'),
  note: '超过设定金额的付款申请或订单，由另一位有放行权限的成员放行后才交给服务商；任何人都不能放行自己提交的内容。',
  asked: '第二人放行',
  never: '不需要第二人放行',
  above: '超过以下金额须第二人放行',
  amount: '折人民币金额',
  amountHint: '按提交时的银行牌价折算；等于此金额的不需要放行。',
  saved: '放行规则已保存',
  who: '可放行：',
  viewOnly: '只能查看：修改规则需要相应权限，请联系贵公司的管理员',
  whoNote: '按“付款申请”和各类订单的“放行”权限。',
  nobody: '没有成员有放行权限',
  tooFew: '只有一位成员能放行：这位成员自己提交的内容将无人放行，请再开通一位。',
  members: '在成员与权限中设置',
} as const
