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
