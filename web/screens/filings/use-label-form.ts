import type { LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import {
  checkLabelDays,
  checkLabelLine,
  checkLabelOrder,
} from '@quayside/contract/filings/label-order.rules.ts'
import { type LabelOrderDetail, LabelOrderSave } from '@quayside/contract/filings/label-order.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { type FormEvents, ofOneLine, useDocumentLines } from '../../lib/documents/document-form.ts'
import { head, headOf, type LabelValues, labelRows, linesOf } from './label-form.values.ts'

export type LabelFormState = ReturnType<typeof useLabelForm>

type Options = FormEvents & { readonly label: LabelOrderDetail | undefined }

const required: ReadonlySet<string> = new Set()

/** What is missing is said once somebody tried to submit. */
const lineFindings = (line: LabelLineDraft, isChecked: boolean) =>
  isChecked ? ofOneLine(checkLabelLine(line, 0)) : []

/** Header and products of one label order. */
export function useLabelForm({ label, ...events }: Options) {
  const fields = useTextsByKey('labelFields.labelOrder')
  const editor = useDocumentLines<LabelValues, LabelOrderDetail, LabelLineDraft>({
    entity: 'labelOrder',
    name: 'label',
    record: label,
    texts: useTranslations('labels.form'),
    empty: head.empty,
    valuesOf: head.valuesOf,
    linesOf,
    headOf,
    lines: labelRows,
    check: {
      draft: (values) => {
        const draft = headOf(values)
        return [...findingsOf(LabelOrderSave, draft), ...checkLabelDays(draft, today())]
      },
      all: (_values, lines) => checkLabelOrder({ lines: [...lines] }),
      line: lineFindings,
    },
    ...events,
  })
  return { ...editor, label, labelOf: (path: string) => fields(path.split('.')[0] ?? ''), required }
}
