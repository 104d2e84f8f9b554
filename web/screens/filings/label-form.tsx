import {
  labelCategory,
  labelOrderState as states,
  labelOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { type LabelOrderDetail, labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import { formFieldsOf } from '@quayside/kit/form/form-fields.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { DocumentLinesForm } from '../../lib/documents/document-lines-form.tsx'
import { LabelProducts } from './label-products.tsx'
import { type LabelFormState, useLabelForm } from './use-label-form.ts'

type Props = {
  readonly label?: LabelOrderDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** Files labels: for whom, and of each product what the label is made from. */
export function LabelForm({ label, onNumbered, onSubmitted }: Props) {
  const record = useTranslations('labels.record')
  const codeText = useCodeText()
  const editor = useLabelForm({ label, onNumbered, onSubmitted })
  return (
    <DocumentLinesForm
      editor={editor}
      texts={useTranslations('labels.form')}
      state={<StateTag list={states} tones={tones} value={label?.state ?? states.codes.draft} />}
      machine="labelOrder"
      permission="services-label"
      returned={label && { label: record('returned'), reason: label.reason }}
    >
      <Head editor={editor} />
      <LabelProducts editor={editor} />
      <LinesStale
        editor={editor}
        labelOf={editor.labelOf}
        wordOf={(field, text) => (field === 'category' ? codeText(labelCategory, Number(text)) : text)}
      />
    </DocumentLinesForm>
  )
}

function Head({ editor }: { editor: LabelFormState }) {
  const t = useTranslations('labels.form')
  const entry = formFieldsOf(labelOrderColumns, editor.form, useTranslations('labelFields.labelOrder'))
  return (
    <FormSection title={t('head')}>
      {entry('category')}
      {entry('wantedOn')}
      {entry('agentName', { hint: t('agentHint') })}
      {entry('agentAddress')}
      {entry('contact')}
      {entry('phone')}
      {entry('remarks')}
    </FormSection>
  )
}
