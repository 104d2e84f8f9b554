import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: 'The end must differ from the beginning' },
  push: {
    address: 'The push service of this browser is not supported. Use Chrome, Edge, Firefox or Safari.',
    keys: 'The keys of the browser are not valid. Turn push on again.',
    tooMany: 'Push can be on in {max} browsers at most. Remove one that is not used.',
    tooFast: 'A test message was sent a moment ago. Try again shortly.',
  },
  robot: {
    address: 'Paste the whole https address of the bot',
    addressHost:
      'The host of the address is not one of the chosen chat. Copy it again from the settings of the bot.',
    addressPath: 'The address is not complete. Copy it again from the settings of the bot.',
    addressMissing: 'Enter the address of the bot',
    secretFormat: 'A secret has letters, digits and signs only. Copy it again.',
    eventsMissing: 'Choose at least one kind of notification',
    tooMany: 'There can be {max} bots at most. Delete one that is not used.',
    tooFast: 'This bot has sent many messages within a minute. Try again later.',
  },
} as const satisfies Nested<keyof typeof noticeRefusals>
