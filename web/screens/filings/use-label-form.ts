import type { LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import {
  checkLabelDays,
  checkLabelLine,
  checkLabelOrder,
} from '@quayside/contract/filings/label-order.rules.ts'
import { type LabelOrderDetail, LabelOrderSave } from '@quayside/contract/filings/label-order.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { knownOf, ofOneLine, useSavedNotices } from '../../lib/documents/document-form.ts'
import { api, sendSerialised } from '../../lib/session/api.ts'
import { head, headOf, type LabelValues, labelRows, linesOf } from './label-form.values.ts'

export type LabelFormState = ReturnType<typeof useLabelForm>

type Options = {
  readonly label: LabelOrderDetail | undefined
  /** The first save gave the order its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

const read = { valuesOf: head.valuesOf, linesOf, knownOf }
const secrets: readonly never[] = []
const entities = ['labelOrder']
const required: ReadonlySet<string> = new Set()

/** What is missing is said once somebody tried to submit. */
const lineFindings = (line: LabelLineDraft, isChecked: boolean) =>
  isChecked ? ofOneLine(checkLabelLine(line, 0)) : []

/** Header and products of one label order. */
export function useLabelForm({ label, onNumbered, onSubmitted }: Options) {
  const t = useTranslations('labels.form')
  const fields = useTextsByKey('labelFields.labelOrder')
  const notices = useSavedNotices(t, entities, onSubmitted)
  const editor = useLinesForm<LabelValues, LabelOrderDetail, LabelLineDraft, Known>({
    name: 'label',
    record: label,
    empty: head.empty,
    lines: labelRows,
    read,
    secrets,
    check: {
      draft: (values) => {
        const draft = headOf(values)
        return [...findingsOf(LabelOrderSave, draft), ...checkLabelDays(draft, today())]
      },
      all: (_values, lines) => checkLabelOrder({ lines: [...lines] }),
      line: lineFindings,
    },
    send: {
      headOf,
      save: (body, options) => sendSerialised('POST filing/online/label/save', body, options),
      submit: ({ id }) => api('POST filing/online/label/{id}/submit', { params: { id }, body: {} }),
    },
    onNumbered,
    ...notices,
  })
  return { ...editor, label, labelOf: (path: string) => fields(path.split('.')[0] ?? ''), required }
}
