import type {
  approvalOrderRefusals,
  approvalRuleRefusals,
} from '@quayside/contract/filings/approval.refusals.ts'
import type { Nested } from '../../nested.ts'

export const approvalErrors = {
  approvalDocument: {
    nothingAsked: '目前沒有待交的文件',
    nothingHandedIn: '沒有等待核對的文件',
    open: '尚有要求的文件未接受，請先核對或撤銷要求',
    twice: '該文件已在要求之列',
    unknown: '該文件要求不存在，請重新整理',
    state: '文件的狀態已變更，請重新整理後再操作',
  },
  approvalStep: {
    beforeLast: '不能早於上一步的日期 {day}',
    expectedBefore: '不能早於 {day}',
    notReached: '審批單尚未到這一步',
  },
  ingredient: {
    none: '請輸入配方成分',
    percentUnder: '含量合計 {percent} %，還差 {left} %，應等於 100 %',
    percentOver: '含量合計 {percent} %，多出 {over} %，應等於 100 %',
    percentTooLarge: '單項含量不能超過 100 %',
    identityMissing: '請填寫英文名（INCI）或添加物編號',
    twice: '成分重複，請合併為一列',
    additiveNumber: '添加物編號格式如 01.101 或 E330',
    casNumber: 'CAS 號格式如 7732-18-5',
    casCheckDigit: 'CAS 號檢查碼不符，應為 {digit}，請核對',
    casTwice: 'CAS 號重複',
  },
} as const satisfies Nested<keyof typeof approvalOrderRefusals | keyof typeof approvalRuleRefusals>
