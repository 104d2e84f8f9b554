import { codeList, type KeyOf } from '../kernel/codes.ts'

/** Whose chat a group robot posts to: WeChat Work, DingTalk, or Feishu, which is called Lark abroad. */
export const robotKind = codeList('robotKind', { weCom: 0, dingTalk: 1, feishu: 2 })
export type RobotKindKey = KeyOf<typeof robotKind>

/** The language of its cards. */
export const robotLanguage = codeList('robotLanguage', ['zh-CN', 'zh-TW', 'en-US'])

/** Why a card did not arrive. */
export const robotFault = codeList('robotFault', [
  'signature',
  'keyword',
  'addressNotAllowed',
  'unknownRobot',
  'tooFast',
  'message',
  'refused',
  'unreachable',
  'blocked',
])
export type RobotFault = KeyOf<typeof robotFault>
