import type { accountRefusals } from '@quayside/contract/account/account.refusals.ts'
import type { companyRefusals } from '@quayside/contract/account/company.refusals.ts'
import type { Nested } from '../../nested.ts'

export const accountErrors = {
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
    alreadySubmitted: '公司资料已提交，正在审核，请等待审核结果',
    alreadyCertified: '企业已通过认证，无需再次提交',
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
} as const satisfies Nested<keyof typeof accountRefusals | keyof typeof companyRefusals>
