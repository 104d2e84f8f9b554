import type { kernelRefusals } from '@quayside/contract/kernel/kernel.refusals.ts'
import type { Nested } from '../../nested.ts'

export const kernelErrors = {
  input: {
    invalid: '填写内容有误，请按提示修改后重试',
    tooLarge: '数值过大，无法保存。请检查数量、单价和金额。',
  },
  field: {
    required: '请填写此项',
    missing: '请填写{label}',
    type: '格式不正确，请检查后重新填写',
    unknown: '不支持的字段：{name}',
    tooLong: '内容过长，最多 {max} 个字符',
    tooShort: '内容过短，至少 {min} 个字符',
    tooMany: '数量过多，最多 {max} 项',
    tooLarge: '数值过大，不能超过 {max}',
    tooSmall: '数值过小，不能小于 {min}',
    control: '包含无法识别的控制字符，请删除后重试',
    id: '记录编号不正确，请刷新页面后重试',
    amount: '请填写金额，最多两位小数',
    positive: '请填写大于零的金额，最多两位小数',
    minorUnit: '{currency} 金额不能有小数，请填写整数',
    rate: '请填写数值，最多六位小数',
    number: '请填写整数',
    time: '请填写时间，例如 22:00',
    date: '请填写有效日期，例如 2026-11-15',
    dayRange: '日期应在 {from} 与 {to} 之间',
    dayTooEarly:
      '不能早于{event, select, orderDate {订单日期} exportedOn {出口日期} shippedOn {发货日期} declaredOn {申报日期} acceptedOn {接单日期} releasedOn {放行日期} closedOn {结关日期} issuedOn {填发日期} paidOn {缴款日期} readyOn {备妥日期} departBy {最晚出运日期} arriveBy {最晚到达日期} producedOn {生产日期} expiresOn {到期日期} other {相关日期}} {day}',
    dayTooLate:
      '不能晚于{event, select, orderDate {订单日期} exportedOn {出口日期} shippedOn {发货日期} declaredOn {申报日期} acceptedOn {接单日期} releasedOn {放行日期} closedOn {结关日期} issuedOn {填发日期} paidOn {缴款日期} readyOn {备妥日期} departBy {最晚出运日期} arriveBy {最晚到达日期} producedOn {生产日期} expiresOn {到期日期} other {相关日期}} {day}',
    code: '请从列表中选择',
  },
  format: {
    mobile: '手机号码不正确，请填写 11 位中国大陆手机号，或带国家／地区代码的号码，如 +852 9123 4567',
    phone: '电话号码不正确，请填写座机、手机或国际号码',
    email: '邮箱格式不正确，例如 name@company.com',
    creditCode: '统一社会信用代码不正确，请核对 18 位代码',
    idCard: '身份证号码不正确，请核对 18 位号码',
    swift: 'SWIFT 代码不正确，应为 8 位或 11 位',
    hsCode: '商品编码不正确，应为 10 位或 13 位数字',
    smsCode: '请输入 6 位数字验证码',
  },
  selection: {
    empty: '请选择需要操作的数据',
    nothingDone: '{count, plural, =1 {{reason}} other {所选 # 条均未处理。首条原因：{reason}}}',
  },
  export: { noData: '没有数据，请检查查询条件' },
  access: {
    signIn: '认证失败，无法访问系统资源，请重新登录',
    forbidden: '您没有此操作的权限，请联系贵公司管理员开通',
  },
  record: { notFound: '记录不存在或已被删除', stale: '该记录已被他人修改，请查看最新内容后再保存' },
  state: {
    notAllowed: '当前状态不能进行此操作，请刷新后查看最新状态',
    notYours: '此操作由对方办理，您暂时无需处理',
  },
  idempotency: {
    otherBody: '同一请求编号已用于不同内容，请刷新页面后重试',
    underWay: '相同请求正在处理，请稍候查看结果',
  },
  limit: { tooOften: '操作过于频繁，请 {seconds} 秒后再试', busy: '系统繁忙，请稍后再试' },
} as const satisfies Nested<keyof typeof kernelRefusals>
