import type { Wording } from '../../wording.ts'
import type { labels as source } from '../../zh-CN/filings/label-screens.ts'
import { documentList, recordVerbs, submissionTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'

/** Label orders: list, form, and the page of one. */
export const labels: Wording<typeof source> = {
  list: {
    ...documentList,
    title: 'Label filings',
    new: 'New label order',
    empty: 'No label orders yet',
    keyword: 'Number, product or brand',
    ...common('tabs'),
    isWaiting: 'Labels to confirm',
    waiting: '{count, plural, one {# label} other {# labels}} to confirm',
    progress: 'Confirmed',
    answer: 'Confirm',
    removeConfirm:
      '{count, plural, one {# label order} other {# label orders}} will be deleted. This cannot be undone, and the numbers are not reused.',
    removed: '{count, plural, one {# label order} other {# label orders}} deleted',
    removeNone: 'The selected label orders have been submitted and cannot be deleted',
  },
  submission: {
    ...submissionTexts,
    ask: 'Submit label orders',
    confirm:
      '{count, plural, one {# label order} other {# label orders}} will be submitted and locked while worked on.',
    none: 'The selected label orders have been submitted already',
    done: '{count, plural, one {# label order} other {# label orders}} submitted',
  },
  form: {
    new: 'New label order',
    edit: 'Label order {number}',
    head: 'General',
    ...common('products'),
    ...messages('saved'),
    product: 'Product {place, number}',
    add: 'Add product',
    remove: 'Delete product {place, number}',
    agentHint: 'The agent in China whom the Chinese label must name',
    ingredientsHint: 'In descending order of quantity',
    submitted: 'Label order {number} submitted',
  },
  record: {
    ...recordVerbs,
    title: 'Label order',
    gone: 'This label order does not exist or was deleted',
    created: 'Create label order',
    returned: 'Reason for return',
    suspended: 'Reason for pause',
    waiting:
      '{count, plural, one {# label waits} other {# labels wait}} for you: check the latest version below, then confirm it or request changes.',
    ...common('progress'),
    stages: { ...common('submitted', 'completed'), made: 'Labels made', confirmed: 'Confirmed by you' },
    done: { submit: 'Label order submitted', confirmVersion: 'Label confirmed', askChange: 'Remarks sent' },
    removed: 'Label order deleted',
    removeConfirm:
      'Label order {number} will be deleted. This cannot be undone, and its number is not reused.',
    basics: 'General',
    source: 'Product data',
    remarkField: 'Remarks',
  },
}
