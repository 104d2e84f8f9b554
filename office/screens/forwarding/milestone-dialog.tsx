import { freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import type { ForwarderOrderReview } from '@quayside/contract/office/forwarding.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { checkMilestone, MilestoneFields, type MilestoneValues, milestoneOf } from './milestone-fields.tsx'

const minuteOf = (instant: string | null | undefined): string =>
  instant ? shanghaiMinute(new Date(instant)) : ''

/** Planned and actual time of one stop. */
export function MilestoneDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const goOn = useGoOn('forwarderOrder', order.id)
  const timesOf = (kind: string): MilestoneValues => {
    const known = order.milestones.find((milestone) => milestone.kind === kind)
    return { kind, planned: minuteOf(known?.plannedAt), actual: minuteOf(known?.actualAt) }
  }
  const next = freightMilestone.values.find(
    (kind) => !order.milestones.some((each) => each.kind === kind && each.actualAt !== null),
  )
  const { form, dialog } = useFormDialog<MilestoneValues>({
    name: `office.milestone.${order.id}`,
    initial: timesOf(next ?? 'departed'),
    check: (values) => checkMilestone(values),
    send: async (values) => {
      const milestone = milestoneOf(values)
      await takeStep('forwarderOrder', order.id, 'milestones', { milestones: [milestone] })
    },
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={`${t('milestones')} ${order.number}`} saveLabel={t('save')}>
      <MilestoneFields form={form} timesOf={timesOf} />
    </FormDialog>
  )
}
