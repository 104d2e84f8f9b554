/** Messages about a company's review. */
export const accountNotices = {
  companyPassed: { title: '企业认证已通过', content: '{name} 的企业认证已通过，现在可以使用全部功能。' },
  companyRejected: {
    title: '企业认证未通过',
    content: '{name} 的企业认证未通过，原因：{reason}。请修改企业信息后重新提交。',
  },
}
