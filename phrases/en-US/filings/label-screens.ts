import type { Wording } from '../../wording.ts'
import type { labels as source } from '../../zh-CN/filings/label-screens.ts'
import { documentTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'

const texts = documentTexts('label order')

/** Label orders: list, form, and the page of one. */
export const labels: Wording<typeof source> = {
  list: {
    ...texts.list,
    title: 'Label filings',
    keyword: 'Number, product or brand',
    ...common('tabs'),
    isWaiting: 'Labels to confirm',
    waiting: '{count, plural, one {# label} other {# labels}} to confirm',
    progress: 'Confirmed',
    answer: 'Confirm',
  },
  submission: {
    ...texts.submission,
    confirm:
      '{count, plural, one {# label order} other {# label orders}} will be submitted and locked while worked on.',
  },
  form: {
    ...texts.form,
    head: 'General',
    ...common('products'),
    ...messages('saved'),
    product: 'Product {place, number}',
    add: 'Add product',
    remove: 'Delete product {place, number}',
    agentHint: 'The agent in China whom the Chinese label must name',
    ingredientsHint: 'In descending order of quantity',
  },
  record: {
    ...texts.record,
    returned: 'Reason for return',
    suspended: 'Reason for pause',
    waiting:
      '{count, plural, one {# label waits} other {# labels wait}} for you: check the latest version below, then confirm it or request changes.',
    ...common('progress'),
    stages: { ...common('submitted', 'completed'), made: 'Labels made', confirmed: 'Confirmed by you' },
    done: { submit: 'Label order submitted', confirmVersion: 'Label confirmed', askChange: 'Remarks sent' },
    basics: 'General',
    source: 'Product data',
    remarkField: 'Remarks',
  },
}
