import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: '结束时间应与开始时间不同' },
  push: {
    address: '这个浏览器的推送服务不受支持，请改用 Chrome、Edge、Firefox 或 Safari',
    keys: '浏览器给出的推送密钥不正确，请重新开启',
    tooMany: '最多可以在 {max} 个浏览器中开启推送，请先移除不用的',
    tooFast: '刚刚已发送测试消息，请稍后再试',
  },
  robot: {
    address: '请粘贴机器人的完整 https 地址',
    addressHost: '地址的主机不属于所选群聊，请从机器人设置中重新复制',
    addressPath: '地址不完整，请从机器人设置中重新复制',
    addressMissing: '请填写机器人的地址',
    secretFormat: '密钥只含字母、数字和符号，请重新复制',
    eventsMissing: '请至少选择一种通知',
    tooMany: '最多可以设置 {max} 个机器人，请先删除不用的',
    tooFast: '这个机器人一分钟内已发送较多消息，请稍后再试',
  },
} as const satisfies Nested<keyof typeof noticeRefusals>
