import { freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ForwarderOrderReview } from '@quayside/contract/office/forwarding.ts'
import { SelectField } from '@quayside/kit/common-fields.tsx'
import { MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { useDraft } from '@quayside/kit/draft.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useForm } from '@quayside/kit/form.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Values = { kind: string; planned: string; actual: string }

/** Minutes of Shanghai as an instant. */
const instantOf = (minute: string): string | null =>
  minute === '' ? null : `${minute.replace(' ', 'T')}:00+08:00`
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})
const minuteOf = (instant: string | null | undefined): string =>
  instant ? shanghai.format(new Date(instant)) : ''

/** Planned and actual time of one stop. */
export function MilestoneDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const choices = useCodeOptions()
  const goOn = useGoOn('forwarderOrder', order.id)
  const timesOf = (kind: string): Values => {
    const known = order.milestones.find((milestone) => milestone.kind === kind)
    return { kind, planned: minuteOf(known?.plannedAt), actual: minuteOf(known?.actualAt) }
  }
  const next = freightMilestone.values.find(
    (kind) => !order.milestones.some((each) => each.kind === kind && each.actualAt !== null),
  )
  const form = useForm<Values>({ initial: timesOf(next ?? 'departed'), check: () => ({}) })
  const draft = useDraft(`office.milestone.${order.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async ({ kind, planned, actual }) => {
      const milestone = {
        kind: kind as (typeof freightMilestone.values)[number],
        plannedAt: instantOf(planned),
        actualAt: instantOf(actual),
      }
      await takeStep('forwarderOrder', order.id, 'milestones', { milestones: [milestone] })
      draft.drop()
      onClose()
      await goOn({ isSettled: false })
    })
  return (
    <FormDialog
      title={`${t('milestones')} ${order.number}`}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
