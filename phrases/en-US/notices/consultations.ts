import type { Wording } from '../../wording.ts'
import type { consultations as source } from '../../zh-CN/notices/consultations.ts'
import { common } from '../kernel/shared.ts'

export const consultations: Wording<typeof source> = {
  title: 'Inquiries',
  new: 'Ask a question',
  ...common('number', 'subject', 'state', 'askedBy', 'files', 'provider', 'thread'),
  question: 'Title',
  messages: 'Messages',
  unread: '{count, plural, one {# new reply} other {# new replies}}',
  lastMessageAt: 'Latest message',
  createdAt: 'Asked',
  keyword: 'Number or title',
  empty: 'No inquiries yet. Ask the provider anything here.',
  gone: 'This inquiry does not exist',
  askProvider: 'Ask the provider',
  threads: '{count, plural, one {# inquiry} other {# inquiries}}',
  ask: 'Send question',
  asked: 'Your question has been sent. You will be told when the provider replies.',
  message: 'Question',
  titleHint: 'In one sentence, for example: customs status of order PI-2026',
  more: 'Add to this or ask again',
  send: 'Send',
  sent: 'Message sent',
  closed: 'Inquiry closed',
}
