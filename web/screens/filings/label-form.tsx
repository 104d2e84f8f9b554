import {
  labelCategory,
  labelOrderState as states,
  labelOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { type LabelOrderDetail, labelStepAccess } from '@quayside/contract/filings/label-order.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { FormSection } from '@quayside/kit/form-page.tsx'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
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
  const t = useTranslations('labels.form')
  const record = useTranslations('labels.record')
  const can = useCan()
  const codeText = useCodeText()
  const stepText = useStepText('labelOrder')
  const of = useLabelForm({ label, onNumbered, onSubmitted })
  const wrong = useWrong(of)
  return (
    <LinesFormPage
      of={of}
      header={{
        title: of.number === undefined ? t('new') : t('edit', { number: of.number }),
        state: <StateTag list={states} tones={tones} value={label?.state ?? states.codes.draft} />,
      }}
      may={{
        save: can(labelStepAccess.save),
        submit: can(labelStepAccess.submit) ? stepText('submit') : undefined,
      }}
      wrong={wrong}
      labelOf={(path) => (path === 'lines' ? '' : of.labelOf(path))}
    >
      {label && label.reason !== '' && (
        <p className="q-refused-note" role="note">
          <b>{record('returned')}</b>
          {label.reason}
        </p>
      )}
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
    </LinesFormPage>
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
