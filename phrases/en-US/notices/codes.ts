import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const noticeCodes = {
  consultationState: { open: 'Awaiting reply', answered: 'Answered', closed: 'Closed' },
  noticeType: common('message', 'reminder'),
  pushFault: {
    tooFast: 'Too many messages, will be tried again',
    refused: 'Refused by the push service; turn push on again in that browser',
    unreachable: 'The push service could not be reached, will be tried again',
    blocked: 'The push service is not one of those allowed',
  },
  robotKind: { weCom: 'WeChat Work', dingTalk: 'DingTalk', feishu: 'Feishu' },
  robotLanguage: { 'zh-CN': 'Chinese, simplified', 'zh-TW': 'Chinese, traditional', 'en-US': 'English' },
  robotFault: {
    signature: 'The signature does not match: check the secret',
    keyword: 'The message lacks the keyword that the bot requires',
    addressNotAllowed: 'The IP allowlist of the bot lacks the address of this system',
    unknownRobot: 'The bot does not exist or is off: check the address',
    tooFast: 'Too many messages; it will be tried again later',
    message: 'The form or length of the message was not accepted',
    refused: 'The chat server refused the message',
    unreachable: 'The chat server cannot be reached',
    blocked: 'The address is not an allowed one',
  },
  readState: { unread: 'Unread', read: 'Read' },
} as const satisfies Partial<CodeTexts>
