import type { accountRefusals } from '@quayside/contract/account/account.refusals.ts'
import type { companyRefusals } from '@quayside/contract/account/company.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const accountErrors = {
  login: {
    missing: '请输入账号和密码',
    wrong: '账号或密码错误，请核对后重试',
    notReviewed: '账号尚未审核，暂时无法登录',
    locked: '尝试次数过多，请 {minutes} 分钟后再试',
    grant: '不支持的登录方式',
    refreshInvalid: '登录已失效，请重新登录',
    secondFactor: '请完成两步验证',
    passkeyUnknown: '没有找到对应的账号，请用密码登录后在“登录与安全”中添加通行密钥',
  },
  secondFactor: {
    expired: '验证已超时，请重新登录',
    codeWrong: '动态码不正确或已使用，请等待下一个动态码后重试',
    passkeyWrong: '通行密钥验证未通过，请重试或换一种方式',
    recoveryCodeWrong: '恢复码不正确或已使用，请换一个恢复码',
    on: '身份验证器已开启，如需更换请先移除',
    notBegun: '请先生成密钥，再输入动态码确认',
    required: '您的账号必须使用两步验证，请先添加另一种方式再移除',
    none: '尚未开启两步验证',
    tooMany: '最多可添加 10 个通行密钥，请先移除不用的',
    missing: '您的账号须先开启两步验证，请重新登录并完成设置',
  },
  register: { mobileTaken: '该手机号已注册，请直接登录' },
  agreement: {
    notTicked: '请阅读并勾选同意服务协议',
    notInForce: '现行服务协议为版本 {version}，请阅读该版本后再同意',
    unknown: '没有版本为 {version} 的服务协议',
    noClause: '请至少填写一条条款',
    tooMany: '条款过多，请合并后再发布',
    dayPast: '生效日期不能早于今天',
    dayBeforeLast: '生效日期不能早于上一版本的生效日期 {day}',
  },
  password: {
    mismatch: '两次输入的密码不一致',
    weak: '密码须超过 6 位，并同时包含字母、数字和符号',
    common: '该密码过于常见，容易被猜中，请换一个',
    wrong: '当前密码不正确，请重新输入',
    none: '您还没有设置密码，请先在登录页用“忘记密码”设置',
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
    alreadySubmitted: '公司资料已提交，正在审核，请等待审核结果',
    alreadyCertified: '企业已通过认证，无需再次提交',
    ...common('licenceMissing'),
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
    severalCompanies: '该成员同时属于其他公司，手机号、邮箱和两步验证须由本人管理，必要时请联系服务商',
    notAccepted: '对方尚未接受邀请，接受后自动启用',
    permissionUnknown: '权限不存在：{name}',
  },
  membership: {
    disabled: '您在该公司的账号已停用，请联系该公司管理员',
    logInAgain: '该公司要求两步验证，请退出后重新登录并完成验证，再切换',
  },
} as const satisfies Nested<keyof typeof accountRefusals | keyof typeof companyRefusals>
