import { messages } from './shared.ts'

/** The server's own answers, text messages and document headings. */
export const serverTexts = {
  ...messages('done'),
  /** Texts of a call for several records. */
  partlyDone: '已处理 {done} 条，共 {count} 条，{refused} 条被拒绝。首条被拒绝的（{id}）：{reason}',
  status: {
    400: '请求内容无法识别，请刷新页面后重试',
    404: '资源不存在',
    408: '请求超时，请重试',
    413: '内容过大，请减小后重试',
    415: '不支持的内容类型',
    429: '操作过于频繁，请稍后再试',
    500: '系统未知错误，请反馈给管理员（编号 {reference}）',
    503: '系统正在维护或繁忙，请稍后再试',
  },
  /** What is missing while a call cannot be served. */
  unavailable: {
    database: '系统正在维护或繁忙，请稍后再试',
    disk: '服务器存储空间已满，暂时只能查看、不能保存。您填写的内容还在页面上，请稍后再试',
    storage: '文件存储暂时无法使用，其他操作不受影响，请稍后再试',
  },
  title: '云埠供应链',
  sms: {
    login: '验证码 {code}，用于登录{product}，10 分钟内有效。如非本人操作请忽略。',
    register: '验证码 {code}，用于注册{product}账号，10 分钟内有效。如非本人操作请忽略。',
    reset: '验证码 {code}，用于重置{product}密码，10 分钟内有效。如非本人操作请尽快修改密码。',
    phone: '验证码 {code}，用于更换{product}账号手机号，10 分钟内有效。如非本人操作请尽快修改密码。',
    emailChanged: '您的{product}账号登录邮箱已修改。如非本人操作，请立即修改密码并联系管理员。',
    mobileChanged: '您的{product}账号登录手机号已修改，本号码不再用于登录。如非本人操作，请立即联系管理员。',
    secondFactorReset:
      '您的{product}账号两步验证已被管理员重置，所有设备已退出登录。如非您本人要求，请立即联系管理员。',
    pay: '验证码 {code}，用于向新账户或变更过的账户申请付款，10 分钟内有效。请勿告知他人。',
    sign: '验证码 {code}，用于签署电子合同，10 分钟内有效。请勿告知他人。',
  },
  /** What every e-mail ends with, and those about an account. */
  mail: {
    open: '打开{product}',
    help: '联系客服：{ways}',
    footer: '此邮件由{product}自动发送，请勿直接回复。',
    invitation: {
      subject: '{company} 邀请您使用{product}',
      content: '{inviter} 为您开通了 {company} 的{product}账号，登录手机号为 {mobile}。',
      how: '首次登录前，请在登录页选择“忘记密码”，用短信验证码设置密码。',
    },
    passwordReset: {
      subject: '您的{product}密码已重置',
      content: '您的{product}账号刚刚通过短信验证码设置了新密码，所有设备已退出登录。',
      warning: '如非本人操作，请立即重新设置密码并联系公司管理员。',
    },
    emailChanged: {
      subject: '您的{product}账号登录邮箱已修改',
      former: '您的{product}账号登录邮箱刚刚改为其他地址，本邮箱不再用于登录，也不再接收通知。',
      current: '本邮箱现在是您的{product}账号登录邮箱，您选择的通知将发送到这里。',
      warning: '如非本人操作，请立即修改密码并联系公司管理员。',
    },
  },
  /** The archive of contracts. */
  contracts: '电子合同',
  /** The sheet of rows that an import did not take. */
  import: { errors: '错误原因', rejected: '未导入' },
}
