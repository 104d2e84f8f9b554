import { freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { checkMilestones } from '@quayside/contract/forwarding/milestone.ts'
import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
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

/** What has happened lies in the past. */
export const checkMilestone = (values: MilestoneValues): Finding[] =>
  checkMilestones('', [{ ...milestoneOf(values), note: '' }], new Date().toISOString()).map((finding) => ({
    ...finding,
    path: 'actual',
  }))

type Props = {
  readonly form: Form<MilestoneValues>
  /** What the fields show of another stop; without it they stay as they are. */
  readonly timesOf?: (kind: string) => MilestoneValues
}

/** One stop with its planned and actual time. */
export function MilestoneFields({ form, timesOf }: Props) {
  const t = useTranslations('officeForwarding')
  const choices = useCodeOptions()
  return (
    <>
      <Field form={form} name="kind" label={t('milestone')} isWide>
        {(control) => (
          <SelectInput
            control={{
              ...control,
              set: (kind) => (timesOf ? form.enter(timesOf(kind)) : control.set(kind)),
            }}
            options={choices(freightMilestone)}
          />
        )}
      </Field>
      <Field form={form} name="planned" label={t('planned')}>
        {(control) => <MinuteInput control={control} />}
      </Field>
      <Field form={form} name="actual" label={t('actual')}>
        {(control) => <MinuteInput control={control} />}
      </Field>
    </>
  )
}
