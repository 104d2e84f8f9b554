import type { Wording } from '../../wording.ts'
import type { notices as source } from '../../zh-CN/notices/notices.ts'

export const notices: Wording<typeof source> = {
  title: 'Messages',
  message: 'Message',
  time: 'Time',
  state: 'Status',
  type: 'Type',
  types: { message: 'Message', reminder: 'Deadline reminder' },
  open: 'Open',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  marked: '{count, plural, one {# message marked as read} other {# messages marked as read}}',
  empty: 'No messages yet. Updates on orders, payments and reviews appear here.',
  bulletins: 'Announcements',
  bulletinTitle: 'Title',
  published: 'Published',
  pinned: 'Pinned',
  read: 'Read',
  noBulletins: 'The provider has not published anything yet',
  close: 'Close',
}
