import { freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import type { ForwarderOrderReview } from '@quayside/contract/office/forwarding.ts'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { checkMilestone, MilestoneFields, type MilestoneValues, milestoneOf } from './milestone-fields.tsx'

const minuteOf = (instant: string | null | undefined): string =>
  instant ? shanghaiMinute(new Date(instant)) : ''

/** Planned and actual time of one stop. */
export function MilestoneDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('forwarderOrder', order.id)
  const timesOf = (kind: string): MilestoneValues => {
    const known = order.milestones.find((milestone) => milestone.kind === kind)
    return { kind, planned: minuteOf(known?.plannedAt), actual: minuteOf(known?.actualAt) }
  }
  const next = freightMilestone.values.find(
    (kind) => !order.milestones.some((each) => each.kind === kind && each.actualAt !== null),
  )
  const form = useForm<MilestoneValues>({
    initial: timesOf(next ?? 'departed'),
    check: (values) => textsOf(checkMilestone(values)),
  })
  const draft = useDraft(`office.milestone.${order.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const milestone = milestoneOf(values)
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
      <MilestoneFields form={form} timesOf={timesOf} />
    </FormDialog>
  )
}
