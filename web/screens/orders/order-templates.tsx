import type { OrderTemplate } from '@quayside/contract/orders/order-template.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HeadRow } from '../../lib/documents/head-row.tsx'
import { api } from '../../lib/session/api.ts'
import styles from './order-form.module.css'
import type { OrderKind } from './order-kinds.ts'
import OrderTemplateForm from './order-template-form.tsx'
import { OrderTemplateRow } from './order-template-row.tsx'

type Copied = { readonly id: string; readonly modelType: number; readonly orderNo: string }
type Props = {
  readonly kind: OrderKind
  readonly onMade: (order: Copied) => void
  readonly onClose: () => void
}

const mostShown = 200

/** The company's templates of a kind: a new order from one, its repetition, and its end. */
export default function OrderTemplates({ kind, onMade, onClose }: Props) {
  const t = useTranslations('orderForm.templates')
  const queries = useQueryClient()
  const [changing, setChanging] = useState<OrderTemplate>()
  const [removing, setRemoving] = useState<OrderTemplate>()
  const answer = useQuery({
    queryKey: ['orderTemplate', 'list', kind.code],
    queryFn: () =>
      api('GET business/online/orderTemplate/list', {
        query: { modelType: kind.code, pageNum: 1, pageSize: mostShown, orderByColumn: 'name' },
      }),
  })
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['orderTemplate'] })
  const make = async ({ id }: OrderTemplate): Promise<void> =>
    onMade(await api('POST business/online/orderTemplate/{id}/order', { params: { id }, body: {} }))
  const rows = answer.data?.rows
  return (
    <Dialog
      width={860}
      title={t('title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {rows?.length === 0 && <EmptyState text={t('empty')} />}
      {rows !== undefined && rows.length > 0 && (
        <div className={styles['order-templates']} tabIndex={0} role="region" aria-label={t('title')}>
          <table>
            <HeadRow
              titles={[t('name'), t('content'), t('repeat'), t('nextOn'), t('last')]}
              actions={t('actions')}
            />
            <tbody>
              {rows.map((row) => (
                <OrderTemplateRow
                  key={row.id}
                  template={row}
                  onMake={() => void make(row).catch(() => undefined)}
                  onChange={() => setChanging(row)}
                  onRemove={() => setRemoving(row)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changing && (
        <OrderTemplateForm
          modelType={kind.code}
          source={{ template: changing }}
          onSaved={() => {
            setChanging(undefined)
            void refresh()
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
      {removing && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { name: removing.name })}
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            await api('DELETE business/online/orderTemplate/batchRemove', { body: { ids: [removing.id] } })
            await refresh()
          }}
        />
      )}
    </Dialog>
  )
}
