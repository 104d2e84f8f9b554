import type { Wording } from '../../wording.ts'
import type { kit as source } from '../../zh-CN/kit/kit.ts'
import { common } from '../kernel/shared.ts'
import { chart } from './chart.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { importDialog } from './import.ts'
import { keys } from './keys.ts'
import { list } from './list.ts'
import { views } from './views.ts'

export const kit: Wording<typeof source> = {
  originRate: {
    measure: 'Measure',
    adValorem: 'Rate',
    origins: 'Origins',
    valid: 'Valid',
    sample: '(sample)',
    ...common('anyOrigin'),
    ofCode: 'As the code',
  },
  list,
  keys,
  views,
  frame: {
    ...common('language', 'light', 'dark', 'logOut'),
    theme: 'Appearance',
    system: 'Same as system',
    userMenu: 'Account menu',
    help: 'Help',
    teamwork: 'Notes and tasks',
  },
  cell: {
    nothing: '–',
    ...common('comma', 'copy', 'copied', 'yes', 'no', 'isDefault', 'between'),
    copyRefused: 'The browser does not allow copying. Select the text and copy it.',
    semicolon: '; ',
    named: '{name}: {value}',
    reveal: 'Show',
    revealNote: 'Showing it is recorded',
  },
  ...forms,
  action: { ...common('reason', 'reasonMissing'), close: 'Back' },
  quantities: { all: 'Fill in all', none: 'Clear', of: '{now}: {name}' },
  lots: {
    lotNumber: 'Lot number',
    lotNumberOf: 'Lot number, row {row, number}',
    ...common('qty'),
    qtyOf: 'Quantity, row {row, number}',
    add: 'Add a lot',
    remove: 'Remove',
    removeOf: 'Remove row {row, number}',
    sum: 'Total {qty}',
    hint: 'Copy the lot number and quantity columns in Excel and paste them into any field.',
  },
  route: {
    title: 'Route of the goods',
    planned: 'Planned {day}',
    ...common('expected'),
    reached: 'Reached',
    open: 'Open',
    late: '{days, plural, one {1 day late} other {# days late}}',
    arrives:
      'Arrives on {day}{days, plural, =0 {, as planned} one {, one day later than planned} other {, # days later than planned}}',
    arrived:
      'Arrived on {day}{days, plural, =0 {} one {, one day later than planned} other {, # days later than planned}}',
    dashed: 'Dashed: no date yet',
    stops: {
      ...common('supplier'),
      warehouse: 'Provider’s warehouse',
      received: 'Received',
      inspected: 'Inspected',
      stored: 'Stored',
      declared: 'Declared',
      cleared: 'Cleared',
      departed: 'Departed',
      dispatched: 'Dispatched',
      arrived: 'Arrived',
      recipient: 'Recipient',
    },
  },
  timeline: {
    title: 'Timeline',
    empty: 'Nothing has happened yet',
    fingerprint: 'File fingerprint',
    customer: 'Our side',
    ...common('provider', 'system'),
  },
  ...files,
  chart,
  input: {
    ...common('clear'),
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    search: 'Search',
    none: 'Nothing fits',
    takeOff: 'Remove {name}',
    options: 'Options',
  },
  day: {
    ...common('calendar', 'today', 'time'),
    open: 'Open the calendar',
    hour: 'Hour',
    minute: 'Minute',
    period: {
      ...common('today', 'thisMonth', 'lastMonth'),
      last7: 'Last 7 days',
      last30: 'Last 30 days',
      thisQuarter: 'Quarter',
    },
  },
  picker: {
    placeholder: 'Type a number, name or pinyin initials',
    ...common('searching'),
    none: 'No matches',
  },
  import: importDialog,
  error: {
    title: 'This page could not be loaded',
    ...common('retry', 'home'),
    part: 'This part could not be loaded. Please check your connection.',
    retryPart: 'Try again',
  },
}
