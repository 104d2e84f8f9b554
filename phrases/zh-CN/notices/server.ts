import { common } from '../kernel/shared.ts'

/** The server's messages about consultations. */
export const consultationNotices = {
  consultation: {
    answer: { title: '咨询已回复', content: '您的咨询“{title}”（{number}）有了新的回复，请查看。' },
    close: { title: '咨询已结束', content: '咨询“{title}”（{number}）已由服务商结束，记录仍可查看。' },
  },
  /** A message that the provider typed has its own title. */
  providerMessage: { title: '服务商消息', content: '{content}' },
}

/** One message of several records: how many there are, and the first one. */
export const noticeBatches = {
  title: '{title}（{count, number} 项）',
  content: '共 {count, number} 项，请在列表中查看。第一项：{content}',
}

/** Cards of group robots. */
export const robotCards = {
  ...common('open'),
  several: '{count, number} 条新消息',
  digest: '通知汇总：{count, number} 条',
  more: '另有 {count, number} 条，请登录查看。',
  footer: '来自{product}',
  testTitle: '测试消息',
  testContent: '机器人“{name}”设置成功，选定的通知将发送到本群。',
}

/** Several messages in one e-mail. */
export const noticeMails = {
  subject: '{count, number} 条新消息',
  footer: '完整内容和其他消息请登录{product}查看，也可以在“通知设置”中选择接收方式。',
}

/** Messages to browsers. */
export const pushTexts = {
  several: '{count, number} 条新消息',
  testTitle: '测试消息',
  testContent: '推送已开启，选定的通知将显示在这里。',
}
