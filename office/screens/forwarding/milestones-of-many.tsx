import type { RecordRow } from '@quayside/contract/office/record.ts'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
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
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<MilestoneValues>({
    initial: { kind: 'departed', planned: '', actual: '' },
    check: (values) =>
      textsOf([
        ...(values.planned === '' && values.actual === ''
          ? [{ code: 'field.required' as const, path: 'planned' }]
          : []),
        ...checkMilestone(values),
      ]),
  })
  const draft = useDraft('office.milestones', form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const ids = orders.map(({ id }) => id)
      const { count } = await api('POST freight/online/order/milestones', {
        body: { ids, milestones: [entryOf(values)] },
      })
      draft.drop()
      showToast({ kind: 'success', text: t('entered', { count }) })
      onEntered()
      onClose()
      await queries.invalidateQueries({ queryKey: ['forwarderOrder'] })
    })
  return (
    <FormDialog
      title={t('milestonesOfMany', { count: orders.length })}
      form={form}
      draft={draft}
      saveLabel={t('saveMany', { count: orders.length })}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <p className={`q-form-note ${styles['orders']}`}>{orders.map(({ number }) => number).join(' · ')}</p>
      <MilestoneFields form={form} />
    </FormDialog>
  )
}
