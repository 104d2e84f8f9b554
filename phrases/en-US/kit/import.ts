import type { Wording } from '../../wording.ts'
import type { importDialog as source } from '../../zh-CN/kit/import.ts'
import { common } from '../kernel/shared.ts'

export const importDialog: Wording<typeof source> = {
  title: 'Import from Excel',
  template: 'Download template',
  explain: 'Download the template, fill it in and upload it. You see a preview before anything is imported.',
  ...common('choose', 'row', 'problem', 'close'),
  problemAt: '{column}: {msg}',
  checking: 'Checking the file',
  taking: 'Importing, {done, number} of {total, number} rows',
  good: '{count, plural, one {# row ready} other {# rows ready}}',
  ignored: 'Columns that match nothing and are left out: {columns}',
  bad: '{count, plural, one {# row with errors} other {# rows with errors}}',
  take: 'Import {count, plural, one {# row} other {# rows}}',
  takeNone: 'No rows to import',
  rejected: 'Download rows with errors',
  taken: '{count, plural, one {# row imported} other {# rows imported}}',
  again: 'Choose another file',
}
