import type { Wording } from '../../wording.ts'
import type { forms as source } from '../../zh-CN/kit/forms.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const forms: Wording<typeof source> = {
  form: {
    required: 'Required',
    ...common('save', 'close', 'cancel', 'heal'),
    ...stateNames('saved'),
    fixErrors: '{count, plural, one {# issue to fix} other {# issues to fix}}',
    draftSaved: 'Draft saved at {time}',
    draftFound: 'There is an unsaved draft from {time}. Continue with it?',
    draftTake: 'Continue draft',
    draftDrop: 'Discard draft',
    leaveTitle: 'Leave this page?',
    leaveBody: 'You have unsaved changes. They are kept as a draft you can continue next time.',
    leave: 'Leave',
    question: 'Please confirm',
    look: 'View',
    confirmAnyway: 'Confirm and continue',
    stay: 'Keep editing',
  },
  linesForm: {
    previous: 'Previous issue',
    next: 'Next issue',
    place: '{place, number} / {count, number}',
    atLine: 'Line {row, number}, {column}: {text}',
    ...common('atField'),
    more: '{count, number} more',
    saving: 'Saving',
    savedAt: 'Saved {time}',
    keptAt: 'Saved on this device {time}',
    lineField: 'Line {row, number}, {column}',
    line: 'Line {row, number}',
    saveDraft: 'Save draft',
  },
  stale: {
    title: 'Someone else changed this record',
    body: '{name} saved a newer version at {time}. Choose for each item; where only they changed it, the latest is chosen for you.',
    ...common('field'),
    mine: 'Yours',
    theirs: 'Latest',
    keepMine: 'Keep all mine',
    takeTheirs: 'Take all the latest',
    takeChosen: 'Save as chosen',
    others:
      '{count, plural, one {# more difference is} other {# more differences are}} merged the same way: the latest where only they changed it, otherwise mine.',
    same: 'Both are the same. You can save.',
  },
}
