import type { Wording } from '../../wording.ts'
import type { approvalRule as source } from '../../zh-CN/payments/approval-rule.ts'

export const approvalRule: Wording<typeof source> = {
  title: '放行規則',
  failed: '未能讀取放行規則',
  payments: '付款申請',
  orders: '訂單',
  note: '超過設定金額的付款申請或訂單，由另一位有放行權限的成員放行後才交給服務商；任何人都不能放行自己送出的內容。',
  asked: '第二人放行',
  never: '不需要第二人放行',
  above: '超過以下金額須第二人放行',
  amount: '折合人民幣金額',
  amountHint: '按送出時的銀行牌告匯率換算；等於此金額的不需要放行。',
  save: '儲存',
  saved: '放行規則已儲存',
  who: '可放行：',
  whoNote: '依「付款申請」和各類訂單的「放行」權限。',
  between: '、',
  nobody: '沒有成員有放行權限',
  tooFew: '只有一位成員能放行：該成員自己送出的內容將無人放行，請再開通一位。',
  members: '在成員與權限中設定',
}
