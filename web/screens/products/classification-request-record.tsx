import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { ClassificationSections } from './classification-request-record.sections.tsx'
import styles from './products.module.css'

const done = {
  submit: 'submitted',
  cancel: 'cancelled',
  accept: 'accepted',
  object: 'objected',
} as const

export default function ClassificationRequestRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('products.request')
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['classificationRequest', 'record', id],
    queryFn: () => api('GET base/online/productRequest/{id}', { params: { id } }),
    gcTime: 0,
  })
  const request = answer.data
  const refresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['classificationRequest'] })
    await queries.invalidateQueries({ queryKey: ['product'] })
  }

  async function run(name: string, { note }: { note: string }): Promise<void> {
    const params = { id }
    switch (name) {
      case 'object':
        await api('POST base/online/productRequest/{id}/object', { params, body: { reason: note } })
        break
      case 'submit':
      case 'cancel':
      case 'accept':
        await api(`POST base/online/productRequest/{id}/${name}`, { params, body: {} })
        break
      default:
        return
    }
    showToast({ kind: 'success', text: t(done[name], { count: 1 }) })
    await refresh()
  }

  const steps = request?.nextSteps.filter((step) => step.name in done) ?? []
  return (
    <RecordDrawer
      title={request?.number ?? t('title')}
      actions={
        <div className={styles['product-actions']}>
          <StateActions
            machine="classificationRequest"
            steps={steps}
            main={steps.some((step) => step.name === 'accept') ? 'accept' : 'submit'}
            onStep={run}
          />
        </div>
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !request && <RecordFailed answer={answer} gone={t('gone')} />}
      {request && <ClassificationSections key={request.id} request={request} onSaved={refresh} />}
    </RecordDrawer>
  )
}
