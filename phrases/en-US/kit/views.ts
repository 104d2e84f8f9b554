import type { Wording } from '../../wording.ts'
import type { views as source } from '../../zh-CN/kit/views.ts'
import { common, recordNames } from '../kernel/shared.ts'

export const views: Wording<typeof source> = {
  title: 'Saved views',
  save: 'Save view',
  saveAction: 'Save view',
  note: 'Saves the filters and the sorting. Ranges such as the last 7 days or this month move on with the date.',
  ...recordNames('name'),
  ...common('sharing', 'remove'),
  nameMissing: 'Enter a name for the view',
  onlyMe: 'Only me',
  colleagues: 'All colleagues of the company',
  saved: 'View “{name}” saved',
  of: '{name} ({owner})',
  manage: 'Manage my views',
  share: 'Share with colleagues',
  unshare: 'Stop sharing',
  shared: '“{name}” is shared with colleagues',
  unshared: '“{name}” is no longer shared',
  removed: 'View “{name}” deleted',
}
