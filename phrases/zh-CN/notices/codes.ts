import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const noticeCodes = {
  consultationState: { open: '待回复', answered: '已回复', closed: '已结束' },
  noticeType: common('message', 'reminder'),
  pushFault: {
    tooFast: '发送过于频繁，稍后重试',
    refused: '推送服务拒绝了消息，请在该浏览器中重新开启',
    unreachable: '无法连接推送服务，稍后重试',
    blocked: '推送服务不在允许的范围内',
  },
  robotKind: { weCom: '企业微信', dingTalk: '钉钉', feishu: '飞书' },
  robotLanguage: { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' },
  robotFault: {
    signature: '签名不符，请核对密钥',
    keyword: '消息不含机器人要求的关键词',
    addressNotAllowed: '机器人的 IP 白名单不含本系统的地址',
    unknownRobot: '机器人不存在或已停用，请核对地址',
    tooFast: '发送过于频繁，稍后重试',
    message: '消息格式或长度不被接受',
    refused: '群聊服务器拒绝了消息',
    unreachable: '无法连接群聊服务器',
    blocked: '地址不在允许的范围内',
  },
  readState: { unread: '未读', read: '已读' },
} as const satisfies Partial<CodeTexts>
