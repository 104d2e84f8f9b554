import type { IngredientDraft } from '@quayside/contract/filings/approval-ingredient.ts'
import { checkApproval, checkIngredient } from '@quayside/contract/filings/approval-order.rules.ts'
import { type ApprovalOrderDetail, ApprovalOrderSave } from '@quayside/contract/filings/approval-order.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import { type FormEvents, ofOneLine, useDocumentLines } from '../../lib/documents/document-form.ts'
import { type ApprovalValues, attachmentsIn, emptyValues, headOf, valuesOf } from './approval-form.values.ts'
import { ingredientRows } from './approval-rows.ts'

export type ApprovalForm = ReturnType<typeof useApprovalForm>

type Options = FormEvents & { readonly approval: ApprovalOrderDetail | undefined }

const later = new Set(['field.required', 'ingredient.identityMissing'])
/** What is wrong is said at once, what is missing once somebody tried to submit. */
const lineFindings = (line: IngredientDraft, isChecked: boolean) =>
  ofOneLine(checkIngredient(line, 0)).filter(({ code }) => isChecked || !later.has(code))

/** What must be filled in: the rules themselves say so, of a filing that has nothing. */
const required: ReadonlySet<string> = new Set(
  checkApproval(headOf(emptyValues)).map(({ path }) => path ?? ''),
)

/** Header and ingredients of one filing. */
export function useApprovalForm({ approval, ...events }: Options) {
  const fields = useTextsByKey('approvalFields.approvalOrder')
  const kinds = useTextsByKey('approval.documents')
  const editor = useDocumentLines<ApprovalValues, ApprovalOrderDetail, IngredientDraft>({
    entity: 'approvalOrder',
    name: 'approval',
    record: approval,
    texts: useTranslations('approval.form'),
    empty: emptyValues,
    valuesOf,
    headOf: (values) => ({ ...headOf(values), attachments: attachmentsIn(values) }),
    lines: ingredientRows,
    check: {
      draft: (values) => findingsOf(ApprovalOrderSave, headOf(values)),
      all: (values, lines) => checkApproval({ ...headOf(values), lines: [...lines] }),
      line: lineFindings,
    },
    ...events,
  })
  const labelOf = (path: string): string => {
    const [group = '', key] = path.split('.')
    return group === 'attachments' && key !== undefined ? kinds(key) : fields(group)
  }
  return { ...editor, approval, labelOf, required }
}
