import { declarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCustomsDone } from '../../lib/customs-done.ts'
import styles from './order-customs.module.css'

/** What the split would make, said before it is made. */
export function MakeDeclarationDialog({ order, onClose }: { order: OrderReview; onClose: () => void }) {
  const t = useTranslations('officeCustoms.make')
  const held = useTranslations('officeCustoms.held')
  const cell = useTranslations('kit.cell')
  const done = useCustomsDone()
  const [isBusy, setBusy] = useState(false)
  const { data: split } = useQuery({
    queryKey: ['declaration', 'simulation', order.id],
    queryFn: () => api('GET customs/online/declaration/simulation', { query: { orderId: order.id } }),
  })
  async function make(): Promise<void> {
    setBusy(true)
    try {
      await api('POST customs/online/declaration/create', { body: { orderId: order.id } })
      await done()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      width={720}
      title={t('title', { orderNo: order.orderNo })}
      action={{
        label: t('save'),
        isBusy,
        isDisabled: !split || split.declarations.length === 0,
        run: () => void make().catch(() => undefined),
      }}
      onClose={onClose}
    >
      {split && (
        <>
          <p>{t('count', { count: split.declarations.length })}</p>
          {split.declarations.length > 0 && (
            <ShortTable
              rows={split.declarations.map((declaration, place) => ({ ...declaration, place: place + 1 }))}
              keyOf={({ place }) => String(place)}
              columns={[
                { title: t('place'), isRowHead: true, cell: ({ place }) => place },
                {
                  title: t('why'),
                  cell: ({ control }) => <CodeText list={declarationControl} value={control} />,
                },
                { title: t('lines'), isFigure: true, cell: ({ lines }) => lines.length },
                {
                  title: t('value'),
                  isFigure: true,
                  cell: ({ value }) => <Money value={amount(value)} currency={split.currency} />,
                },
                {
                  title: t('taxes'),
                  isFigure: true,
                  cell: ({ taxes }) => <Money value={amount(taxes)} currency="RMB" />,
                },
              ]}
            />
          )}
          {split.held.map((line) => (
            <p key={line.orderLineId} className={styles['wrong']}>
              {t('held', {
                position: line.position,
                name: line.model || line.name,
                reasons: line.reasons.map((each) => held(each)).join(cell('comma')),
              })}
            </p>
          ))}
        </>
      )}
    </Dialog>
  )
}
