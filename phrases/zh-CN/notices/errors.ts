import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: '结束时间应与开始时间不同' },
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
