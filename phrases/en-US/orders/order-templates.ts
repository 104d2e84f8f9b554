import type { Wording } from '../../wording.ts'
import type { orderTemplates as source } from '../../zh-CN/orders/order-templates.ts'
import { common } from '../kernel/shared.ts'

export const orderTemplates: Wording<typeof source> = {
  title: 'Order templates',
  open: 'New from a template…',
  save: 'Save as template',
  ...common('change', 'actions', 'remove', 'close'),
  keep: 'Save template',
  saved: 'Template saved. Find it under “New from a template”.',
  name: 'Template name',
  nameHint:
    'For everyone in your company. Contract and invoice numbers, appointments and files are left out.',
  nameMissing: 'Enter a name for the template',
  content: 'Content',
  lines: '{count, plural, one {# line} other {# lines}}',
  repeat: 'Automatic drafts',
  never: 'None',
  day: 'Day',
  monthDay: 'Day {day, number}',
  isOn: 'Switched on',
  everyWeek: 'Every {weekday}',
  everyMonth: 'Day {day, number} of every month',
  paused: '{days} (switched off)',
  next: 'The next draft is created on {date}, and you are notified. You check and submit it yourself.',
  off: 'No drafts are created while this is switched off.',
  nextOn: 'Next draft',
  last: 'Last draft',
  setBy: 'Set by {name}',
  make: 'New order',
  makeOf: 'New order from {name}',
  changeOf: 'Edit {name}',
  removeOf: 'Delete {name}',
  removeConfirm:
    'Template “{name}” will be deleted and no longer creates drafts. Orders already created stay as they are.',
  empty: 'No templates yet. Open an order and choose “Save as template” under “More”.',
}
