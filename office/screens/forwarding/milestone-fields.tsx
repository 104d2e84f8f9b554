import { freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import { SelectField } from '@quayside/kit/common-fields.tsx'
import { MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import type { Form } from '@quayside/kit/form.ts'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'

export type MilestoneValues = { kind: string; planned: string; actual: string }

/** Minutes of Shanghai as an instant. */
const instantOf = (minute: string): string | null =>
  minute === '' ? null : shanghaiInstant(minute).toISOString()

export const milestoneOf = ({ kind, planned, actual }: MilestoneValues) => ({
  kind: kind as (typeof freightMilestone.values)[number],
  plannedAt: instantOf(planned),
  actualAt: instantOf(actual),
})

/** One stop with its planned and actual time. */
export function MilestoneFields({ form }: { form: Form<MilestoneValues> }) {
  const t = useTranslations('officeForwarding')
  const choices = useCodeOptions()
  return (
    <>
      <SelectField
        form={form}
        name="kind"
        label={t('milestone')}
        options={choices(freightMilestone)}
        isWide
      />
      <Field form={form} name="planned" label={t('planned')}>
        {(control) => <MinuteInput control={control} />}
      </Field>
      <Field form={form} name="actual" label={t('actual')}>
        {(control) => <MinuteInput control={control} />}
      </Field>
    </>
  )
}
