/** Messages about a company's review and the changes of its information. */
export const accountNotices = {
  emailChanged: {
    title: '登录邮箱已修改',
    content: '您的登录邮箱刚刚被修改。如非本人操作，请立即修改密码并联系贵公司管理员。',
  },
  mobileChanged: {
    title: '登录手机号已修改',
    content: '您的登录手机号刚刚被修改。如非本人操作，请立即修改密码并联系贵公司管理员。',
  },
  secondFactor: {
    added: {
      title: '已添加两步验证方式',
      content: '您的账号刚刚添加了一种两步验证方式。如非本人操作，请立即修改密码并联系管理员。',
    },
    removed: {
      title: '已移除两步验证方式',
      content: '您的账号刚刚移除了一种两步验证方式。如非本人操作，请立即修改密码并联系管理员。',
    },
    reset: {
      title: '两步验证已被重置',
      content:
        '管理员已移除您账号的全部两步验证方式和恢复码，您已在所有设备退出登录。如非您本人要求，请立即联系管理员。',
    },
    recovered: {
      title: '有人使用恢复码登录了您的账号',
      content: '刚刚有一次登录使用了您的恢复码，该恢复码不能再用。如非本人操作，请立即修改密码并联系管理员。',
    },
  },
  agreement: {
    announced: {
      title: '服务协议有新版本',
      content:
        '服务协议 {version} 版自 {day} 起生效，主要变更写在新版本开头。生效后登录时，会请您阅读并同意。',
    },
  },
  invitation: {
    waiting: {
      title: '有公司邀请您加入',
      content:
        '{company} 邀请您成为其成员。请在“我的信息 > 我的公司”中接受或拒绝，接受前对方看不到您的信息。',
    },
    accept: { title: '同事已接受邀请', content: '{name} 已接受邀请，现在可以登录并使用贵公司的门户。' },
    refuse: { title: '邀请被拒绝', content: '{name} 拒绝了加入贵公司的邀请，如有需要可以再次邀请。' },
  },
  companyPassed: { title: '企业认证已通过', content: '{name} 的企业认证已通过，现在可以使用全部功能。' },
  companyRejected: {
    title: '企业认证未通过',
    content: '{name} 的企业认证未通过，请修改公司资料后重新提交。原因：{reason}',
  },
  companyChange: {
    approve: { title: '公司资料变更已通过', content: '{name} 的公司资料变更已通过审核，现已生效。' },
    reject: {
      title: '公司资料变更未通过',
      content: '{name} 的公司资料变更未通过，公司资料保持不变，可修改后重新提交。原因：{reason}',
    },
  },
}
