import type { Wording } from '../../wording.ts'
import type { accountGuard as source } from '../../zh-CN/payments/account-guard.ts'

export const accountGuard: Wording<typeof source> = {
  changed: '收款帳戶剛剛變更，',
  added: '收款帳戶是新增的，',
  typed: '新增收款帳戶。',
  when: '{at} 由 {by} 操作。',
  rule: '7 天內新增或變更的帳戶，核實並輸入簡訊驗證碼後才能申請付款。',
  old: '原帳戶',
  new: '新帳戶',
  differing: '，{count, number} 項不同',
  takeBack: '改用原帳戶',
  call: '請撥打供應商留存電話 {phone}（{contact}）核實帳戶，不要使用電子郵件中的新號碼。',
  callKnown: '請用以往使用的電話向供應商核實帳戶，不要使用電子郵件中的新號碼。',
  code: '簡訊驗證碼',
  codeTo: '簡訊驗證碼（已發送至 {mobile}）',
  send: '取得驗證碼',
  again: '{seconds} 秒後可重發',
}
