/** A new or recently changed account of the beneficiary. */
export const accountGuard = {
  changed: '收款账户刚刚变更，',
  added: '收款账户是新增的，',
  typed: '新增收款账户。',
  when: '{at} 由 {by} 操作。',
  rule: '7 天内新增或变更的账户，核实并输入短信验证码后才能申请付款。',
  old: '原账户',
  new: '新账户',
  differing: '，{count, number} 项不同',
  takeBack: '改用原账户',
  call: '请拨打供应商留存电话 {phone}（{contact}）核实账户，不要使用邮件中的新号码。',
  callKnown: '请用以往使用的电话向供应商核实账户，不要使用邮件中的新号码。',
  code: '短信验证码',
  codeTo: '短信验证码（已发送至 {mobile}）',
  send: '获取验证码',
  again: '{seconds} 秒后可重发',
} as const
