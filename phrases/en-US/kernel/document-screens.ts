import type * as source from '../../zh-CN/kernel/document-screens.ts'
import { common } from './shared.ts'

const documentList = {
  ...common('all', 'change', 'submit', 'view'),
  remark: 'Reminder',
}

const submissionTexts = {
  ...common('results', 'close'),
  failed: '{done, number} submitted, {count, number} not submitted:',
  fix: 'Edit',
}

const recordVerbs = {
  ...common('change', 'remove'),
}

/** What a document says of itself in its list, its submission, its form and on its page, by its name. */
export const documentTexts = (name: string): ReturnType<typeof source.documentTexts> => {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const counted = `{count, plural, one {# ${name}} other {# ${name}s}}`
  return {
    list: {
      ...documentList,
      new: `New ${name}`,
      empty: `No ${name}s yet`,
      removeNone: `The selected ${name}s have been submitted and cannot be deleted`,
      removeConfirm: `${counted} will be deleted. This cannot be undone, and the numbers are not reused.`,
      removed: `${counted} deleted`,
    },
    submission: {
      ...submissionTexts,
      ask: `Submit ${name}s`,
      none: `The selected ${name}s have been submitted already`,
      done: `${counted} submitted`,
    },
    form: { new: `New ${name}`, edit: `${title} {number}`, submitted: `${title} {number} submitted` },
    record: {
      ...recordVerbs,
      title,
      gone: `This ${name} does not exist or was deleted`,
      created: `Create ${name}`,
      removed: `${title} deleted`,
      removeConfirm: `${title} {number} will be deleted. This cannot be undone, and its number is not reused.`,
    },
  }
}
