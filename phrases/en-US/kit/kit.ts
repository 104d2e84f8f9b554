import type { Wording } from '../../wording.ts'
import type { kit as source } from '../../zh-CN/kit/kit.ts'
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
    anyOrigin: 'Any',
    ofCode: 'As the code',
  },
  list,
  keys,
  views,
  frame: {
    language: 'Language',
    theme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as system',
    userMenu: 'Account menu',
    logOut: 'Log out',
  },
  cell: {
    nothing: '–',
    comma: ', ',
    semicolon: '; ',
    copy: 'Copy',
    copied: 'Copy Success',
    yes: 'Yes',
    no: 'No',
    isDefault: 'Default',
    named: '{name}: {value}',
    between: '; ',
    reveal: 'Show',
    revealNote: 'Showing it is recorded',
  },
  ...forms,
  action: { reason: 'Reason', reasonMissing: 'Enter a reason', cancel: 'Cancel' },
  quantities: { all: 'Fill in all', none: 'Clear', of: '{now}: {name}' },
  lots: {
    lotNumber: 'Lot number',
    lotNumberOf: 'Lot number, row {row, number}',
    qty: 'Quantity',
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
    expected: 'Expected {day}',
    reached: 'Reached',
    open: 'Open',
    late: '{days, plural, one {1 day late} other {# days late}}',
    arrives:
      'Arrives on {day}{days, plural, =0 {, as planned} one {, one day later than planned} other {, # days later than planned}}',
    arrived:
      'Arrived on {day}{days, plural, =0 {} one {, one day later than planned} other {, # days later than planned}}',
    dashed: 'Dashed: no date yet',
    stops: {
      supplier: 'Supplier',
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
    customer: 'Our side',
    provider: 'Provider',
    system: 'System',
  },
  ...files,
  chart,
  input: {
    clear: 'Clear',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    search: 'Search',
    none: 'Nothing fits',
    takeOff: 'Remove {name}',
    options: 'Options',
  },
  day: {
    calendar: 'Calendar',
    open: 'Open the calendar',
    today: 'Today',
    time: 'Time',
    hour: 'Hour',
    minute: 'Minute',
    period: {
      today: 'Today',
      last7: 'Last 7 days',
      last30: 'Last 30 days',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      thisQuarter: 'Quarter',
    },
  },
  picker: {
    placeholder: 'Type a number, name or pinyin initials',
    searching: 'Searching',
    none: 'No matches',
  },
  import: importDialog,
  error: {
    title: 'This page could not be loaded',
    retry: 'Try again',
    home: 'Back to home',
    part: 'This part could not be loaded. Please check your connection.',
    retryPart: 'Try again',
  },
}
