import type { Wording } from '../../wording.ts'
import type { bulletins as source } from '../../zh-CN/office/bulletins.ts'
import { common } from '../kernel/shared.ts'

export const bulletins: Wording<typeof source> = {
  new: 'Publish bulletin',
  change: 'Edit bulletin',
  ...common('title', 'content', 'publishedAt', 'state', 'preview', 'withdrawn'),
  isPinned: 'Pinned',
  normal: 'Not pinned',
  place: 'Position',
  scheduled: 'Scheduled',
  publishAt: 'Publish at',
  atOnce: 'Leave empty to publish at once',
  previewChinese: 'Preview: nothing entered in this language, so readers see simplified Chinese',
  now: 'Published at once',
  live: 'Published',
  withdraw: 'Withdraw',
  withdrawConfirm: 'Customers will no longer see it. This cannot be undone.',
  withdrawDone: 'Bulletin withdrawn',
  publish: 'Publish',
  published: 'Bulletin published',
  empty: 'No bulletins yet',
  keyword: 'Title or text',
  optional: 'Optional; if blank, readers see simplified Chinese',
  languages: 'Languages',
}
