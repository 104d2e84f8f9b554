import type { RecordRow } from '@quayside/contract/office/record.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './forwarding.module.css'
import { checkMilestone, MilestoneFields, type MilestoneValues, milestoneOf } from './milestone-fields.tsx'

type Props = {
  readonly orders: readonly RecordRow[]
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** A time that is empty stays as it is in each order. */
const entryOf = (values: MilestoneValues) => {
  const { kind, plannedAt, actualAt } = milestoneOf(values)
  return { kind, ...(plannedAt !== null && { plannedAt }), ...(actualAt !== null && { actualAt }), note: '' }
}

/** The same stop for several orders: a ship that leaves late. */
export function MilestonesOfMany({ orders, onEntered, onClose }: Props) {
  const t = useTranslations('officeForwarding')
  const queries = useQueryClient()
  const { form, dialog } = useFormDialog<MilestoneValues>({
    name: 'office.milestones',
    initial: { kind: 'departed', planned: '', actual: '' },
    check: (values) => [
      ...(values.planned === '' && values.actual === ''
        ? [{ code: 'field.required' as const, path: 'planned' }]
        : []),
      ...checkMilestone(values),
    ],
    send: async (values) => {
      const ids = orders.map(({ id }) => id)
      const { count } = await api('POST freight/online/order/milestones', {
        body: { ids, milestones: [entryOf(values)] },
      })
      showToast({ kind: 'success', text: t('entered', { count }) })
    },
    saved: async () => {
      onEntered()
      await queries.invalidateQueries({ queryKey: ['forwarderOrder'] })
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={t('milestonesOfMany', { count: orders.length })}
      saveLabel={t('saveMany', { count: orders.length })}
    >
      <p className={`q-form-note ${styles['orders']}`}>{orders.map(({ number }) => number).join(' · ')}</p>
      <MilestoneFields form={form} />
    </FormDialog>
  )
}
