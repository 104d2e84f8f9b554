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
  const of = useLabelForm({ label, onNumbered, onSubmitted })
  return (
    <DocumentLinesForm
      of={of}
      texts={useTranslations('labels.form')}
      state={<StateTag list={states} tones={tones} value={label?.state ?? states.codes.draft} />}
      machine="labelOrder"
      permission="services-label"
      returned={label && { label: record('returned'), reason: label.reason }}
    >
      <Head of={of} />
      <LabelProducts of={of} />
      <LinesStale
        of={of}
        labelOf={of.labelOf}
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

function Head({ of }: { of: LabelFormState }) {
  const t = useTranslations('labels.form')
  const choices = useCodeOptions()
  return (
    <FormSection title={t('head')}>
      <ChoiceField of={of} name="category" options={choices(labelCategory)} />
      <DayField of={of} name="wantedOn" />
      <TextField of={of} name="agentName" max={200} hint={t('agentHint')} />
      <TextField of={of} name="agentAddress" max={300} />
      <TextField of={of} name="contact" max={60} />
      <TextField of={of} name="phone" max={30} />
      <TextField of={of} name="remarks" max={1000} isLong />
    </FormSection>
  )
}
