import type {
  approvalOrderRefusals,
  approvalRuleRefusals,
} from '@quayside/contract/filings/approval.refusals.ts'
import type { Nested } from '../../nested.ts'

export const approvalErrors = {
  approvalDocument: {
    nothingAsked: '目前没有待交的文件',
    nothingHandedIn: '没有等待核对的文件',
    open: '还有要求的文件未接受，请先核对或撤销要求',
    twice: '该文件已在要求之列',
    unknown: '该文件要求不存在，请刷新',
    state: '文件的状态已变化，请刷新后再操作',
  },
  approvalStep: {
    beforeLast: '不能早于上一步的日期 {day}',
    expectedBefore: '不能早于 {day}',
    notReached: '审批单尚未到这一步',
  },
  ingredient: {
    none: '请录入配方成分',
    percentUnder: '含量合计 {percent}%，还差 {left}%，应等于 100%',
    percentOver: '含量合计 {percent}%，多出 {over}%，应等于 100%',
    percentTooLarge: '单项含量不能超过 100%',
    identityMissing: '请填写英文名（INCI）或添加剂编号',
    twice: '成分重复，请合并为一行',
    additiveNumber: '添加剂编号格式如 01.101 或 E330',
    casNumber: 'CAS 号格式如 7732-18-5',
    casCheckDigit: 'CAS 号校验位不符，应为 {digit}，请核对',
    casTwice: 'CAS 号重复',
  },
} as const satisfies Nested<keyof typeof approvalOrderRefusals | keyof typeof approvalRuleRefusals>
