import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { Nested } from '../nested.ts'
import { contractErrors } from './errors-contracts.ts'
import { customsErrors } from './errors-customs.ts'
import { excelErrors } from './errors-excel.ts'
import { gatewayErrors } from './errors-gateway.ts'
import { hubErrors } from './errors-hub.ts'
import { machineErrors } from './errors-machines.ts'
import { officeErrors } from './errors-office.ts'
import { orderErrors } from './errors-orders.ts'
import { partnerErrors } from './errors-partners.ts'
import { platformErrors } from './errors-platform.ts'
import { productErrors } from './errors-products.ts'

export const errors = {
  ...machineErrors,
  input: { invalid: '填写内容有误，请按提示修改后重试' },
  field: {
    required: '请填写此项',
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
    rate: '请填写数值，最多六位小数',
    number: '请填写整数',
    date: '请填写有效日期，例如 2026-11-15',
    code: '请从列表中选择',
  },
  format: {
    mobile: '手机号码不正确，请填写 11 位中国大陆手机号',
    phone: '电话号码不正确，请填写座机、手机或国际号码',
    email: '邮箱格式不正确，例如 name@company.com',
    creditCode: '统一社会信用代码不正确，请核对 18 位代码',
    idCard: '身份证号码不正确，请核对 18 位号码',
    swift: 'SWIFT 代码不正确，应为 8 位或 11 位',
    hsCode: '商品编码不正确，应为 10 位或 13 位数字',
    smsCode: '请输入 6 位数字验证码',
  },
  selection: { empty: '请选择需要操作的数据' },
  export: { noData: '没有数据，请检查查询条件' },
  access: {
    signIn: '认证失败，无法访问系统资源，请重新登录',
    forbidden: '您没有此操作的权限，请联系贵公司管理员开通',
  },
  record: {
    notFound: '记录不存在或已被删除',
    stale: '该记录已被他人修改，请查看最新内容后再保存',
  },
  state: {
    notAllowed: '当前状态不能进行此操作，请刷新后查看最新状态',
    notYours: '此操作由对方办理，您暂时无需处理',
  },
  idempotency: {
    otherBody: '同一请求编号已用于不同内容，请刷新页面后重试',
    underWay: '相同请求正在处理，请稍候查看结果',
  },
  limit: {
    tooOften: '操作过于频繁，请 {seconds} 秒后再试',
    busy: '系统繁忙，请稍后再试',
  },
  ...platformErrors,
  ...gatewayErrors,
  login: {
    missing: '请输入账号和密码',
    wrong: '账号或密码错误，请核对后重试',
    notReviewed: '账号尚未审核，暂时无法登录',
    locked: '尝试次数过多，请 {minutes} 分钟后再试',
    grant: '不支持的登录方式',
    refreshInvalid: '登录已失效，请重新登录',
  },
  register: { mobileTaken: '该手机号已注册，请直接登录' },
  agreement: { notTicked: '请阅读并勾选同意服务协议' },
  password: {
    mismatch: '两次输入的密码不一致',
    weak: '密码须超过 6 位，并同时包含字母、数字和符号',
    common: '该密码过于常见，容易被猜中，请换一个',
    wrong: '当前密码不正确，请重新输入',
    same: '新密码不能与当前密码相同',
  },
  sms: {
    wrongCode: '验证码错误或已失效，请重新获取',
    waitBeforeNext: '请 {seconds} 秒后再获取验证码',
    dailyLimit: '今日获取验证码次数已达上限，请明天再试',
    notSent: '验证码发送失败，请稍后重试',
  },
  email: { taken: '该邮箱已被其他账号使用，请换一个邮箱' },
  company: {
    ...machineErrors.company,
    licenceMissing: '请上传营业执照',
    notEditable: '公司资料正在审核，暂时不能修改，请等待审核结果',
    creditCodeTaken: '该统一社会信用代码的公司已通过认证，请联系贵公司管理员邀请您加入',
    consentMissing: '请阅读并勾选同意服务协议',
  },
  member: {
    mobileTaken: '该手机号已被使用，请换一个号码',
    lastAdministrator: '公司至少需要保留一位管理员，请先指定另一位',
    yourself: '不能停用或降低自己的权限，请由其他管理员操作',
    beyondYours: '您只能授予自己已有的权限，也只有管理员可以设置或更改管理员',
    mobileFixed: '该成员已启用账号，手机号须由本人在“我的信息”中更换',
    permissionUnknown: '权限不存在：{name}',
  },
  ...excelErrors,
  ...hubErrors,
  ...officeErrors,
  ...orderErrors,
  ...contractErrors,
  ...partnerErrors,
  ...productErrors,
  ...customsErrors,
} as const satisfies Nested<RefusalCode>
