import {
  labelCategory,
  labelOrderState as states,
  labelOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrderDetail } from '@quayside/contract/filings/label-order.ts'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { DocumentLinesForm } from '../../lib/documents/document-lines-form.tsx'
import { ChoiceField, DayField, TextField } from '../../lib/transport/fields.tsx'
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
        textOf={(field, value) =>
          field === 'category'
            ? codeText(labelCategory, Number(value))
            : typeof value === 'string'
              ? value
              : ''
        }
      />
    </DocumentLinesForm>
  )
}

function Head({ editor }: { editor: LabelFormState }) {
  const t = useTranslations('labels.form')
  const choices = useCodeOptions()
  return (
    <FormSection title={t('head')}>
      <ChoiceField editor={editor} name="category" options={choices(labelCategory)} />
      <DayField editor={editor} name="wantedOn" />
      <TextField editor={editor} name="agentName" max={200} hint={t('agentHint')} />
      <TextField editor={editor} name="agentAddress" max={300} />
      <TextField editor={editor} name="contact" max={60} />
      <TextField editor={editor} name="phone" max={30} />
      <TextField editor={editor} name="remarks" max={1000} isLong />
    </FormSection>
  )
}
