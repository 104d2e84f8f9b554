import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../lib/contracts/contract.module.css'
import { api } from '../../lib/session/api.ts'
import { downloadContract } from './contract-download.ts'
import { ContractStateTag } from './contract-list.columns.tsx'

const ContractRecord = lazyPart(() => import('./contract-record.tsx'))

/** The state of the order's contract, with links to read and sign it. */
export function OrderContractCard({ order }: { order: OrderDetail }) {
  return useCan()('order-contract-list') ? <Card id={order.id} version={order.version} /> : null
}

function Card({ id, version }: { id: string; version: number }) {
  const t = useTranslations('orders.contract')
  const can = useCan()
  const instant = useInstant()
  const [isOpen, setOpen] = useState(false)
  const { data: contract } = useQuery({
    queryKey: ['order', 'contract', id, version],
    placeholderData: keepOfSameRecord(id),
    queryFn: () => api('GET business/online/orderContract/{id}', { params: { id } }, { isQuiet: true }),
  })
  if (!contract) return null
  const isToSign = contract.isSignable && can('order-contract-sign')
  return (
    <section className="q-panel">
      <div className={`q-panel-body ${styles['contract-card']}`}>
        <h2 className={styles['contract-title']}>
          {t('card')} <ContractStateTag contract={contract} />
        </h2>
        {contract.signedAt !== null && (
          <p>{t('signedNote', { name: contract.signerName, time: instant(contract.signedAt) })}</p>
        )}
        {contract.signedAt !== null && contract.isSignable && <p data-tone="refused">{t('brokenNote')}</p>}
        <div>
          <Button onClick={() => setOpen(true)}>{isToSign ? t('sign') : t('preview')}</Button>
          <Button onClick={() => void downloadContract(id).catch(() => undefined)}>{t('download')}</Button>
        </div>
        {isOpen && (
          <Suspense>
            <ContractRecord id={id} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
