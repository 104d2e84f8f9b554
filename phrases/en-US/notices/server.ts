import type {
  noticeBatches as batchSource,
  robotCards as cardSource,
  noticeMails as mailSource,
  pushTexts as pushSource,
  consultationNotices as source,
} from '../../zh-CN/notices/server.ts'
import { common } from '../kernel/shared.ts'

export const consultationNotices: typeof source = {
  consultation: {
    answer: {
      title: 'Inquiry answered',
      content: 'There is a new reply to your inquiry “{title}” ({number}).',
    },
    close: {
      title: 'Inquiry closed',
      content: 'The provider has closed the inquiry “{title}” ({number}). You can still read it.',
    },
  },
  /** A message that the provider typed has its own title. */
  providerMessage: { title: 'Message from the provider', content: '{content}' },
}

export const noticeBatches: typeof batchSource = {
  title: '{title} ({count, number})',
  content: '{count, number} in all; see the list. The first one: {content}',
}

export const robotCards: typeof cardSource = {
  ...common('open'),
  several: '{count, plural, one {# new message} other {# new messages}}',
  digest: 'Digest: {count, plural, one {# message} other {# messages}}',
  more: '{count, number} more: log in to see them.',
  footer: 'From {product}',
  testTitle: 'Test message',
  testContent: 'The bot “{name}” works. The chosen notifications will appear in this group.',
}

export const noticeMails: typeof mailSource = {
  subject: '{count, plural, one {# new message} other {# new messages}}',
  footer:
    'Log in to {product} to see the details. You choose what you get by email under Notification settings.',
}

export const pushTexts: typeof pushSource = {
  several: '{count, plural, one {# new message} other {# new messages}}',
  testTitle: 'Test message',
  testContent: 'Push is on. The notifications you chose appear here.',
}
