import type { IngredientDraft } from '@quayside/contract/filings/approval-ingredient.ts'
import { checkApproval, checkIngredient } from '@quayside/contract/filings/approval-order.rules.ts'
import { type ApprovalOrderDetail, ApprovalOrderSave } from '@quayside/contract/filings/approval-order.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import { knownOf, ofOneLine, useSavedNotices } from '../../lib/documents/document-form.ts'
import { api, sendSerialised } from '../../lib/session/api.ts'
import { type ApprovalValues, attachmentsIn, emptyValues, headOf, valuesOf } from './approval-form.values.ts'
import { ingredientRows } from './approval-rows.ts'

export type ApprovalForm = ReturnType<typeof useApprovalForm>

type Options = {
  readonly approval: ApprovalOrderDetail | undefined
  /** The first save gave the filing its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

const read = {
  valuesOf,
  linesOf: (approval: ApprovalOrderDetail) => approval.lines,
  knownOf,
}
const secrets: readonly never[] = []
const entities = ['approvalOrder']

const later = new Set(['field.required', 'ingredient.identityMissing'])
/** What is wrong is said at once, what is missing once somebody tried to submit. */
const lineFindings = (line: IngredientDraft, isChecked: boolean) =>
  ofOneLine(checkIngredient(line, 0)).filter(({ code }) => isChecked || !later.has(code))

/** What must be filled in: the rules themselves say so, of a filing that has nothing. */
const required: ReadonlySet<string> = new Set(
  checkApproval(headOf(emptyValues)).map(({ path }) => path ?? ''),
)

/** Header and ingredients of one filing. */
export function useApprovalForm({ approval, onNumbered, onSubmitted }: Options) {
  const t = useTranslations('approval.form')
  const fields = useTextsByKey('approvalFields.approvalOrder')
  const kinds = useTextsByKey('approval.documents')
  const notices = useSavedNotices(t, entities, onSubmitted)
  const editor = useLinesForm<ApprovalValues, ApprovalOrderDetail, IngredientDraft, Known>({
    name: 'approval',
    record: approval,
    empty: emptyValues,
    lines: ingredientRows,
    read,
    secrets,
    check: {
      draft: (values) => findingsOf(ApprovalOrderSave, headOf(values)),
      all: (values, lines) => checkApproval({ ...headOf(values), lines: [...lines] }),
      line: lineFindings,
    },
    send: {
      headOf: (values) => ({ ...headOf(values), attachments: attachmentsIn(values) }),
      save: (body, options) => sendSerialised('POST filing/online/approval/save', body, options),
      submit: ({ id }) => api('POST filing/online/approval/{id}/submit', { params: { id }, body: {} }),
    },
    onNumbered,
    ...notices,
  })
  const labelOf = (path: string): string => {
    const [group = '', key] = path.split('.')
    return group === 'attachments' && key !== undefined ? kinds(key) : fields(group)
  }
  return { ...editor, approval, labelOf, required }
}
