import { ArrowRightOutlined } from '@ant-design/icons-svg'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { orderChangeState, orderChangeStateTone } from '@quayside/contract/orders/order-change.codes.ts'
import { type ChangeItem, changeLabels, type OrderChange } from '@quayside/contract/orders/order-change.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './order-changes.module.css'

const OrderChangeDialog = lazyPart(() => import('./order-change-dialog.tsx'))

/** What was asked to change after the audit, with the provider's answers; hidden while there is nothing to ask or show. */
export function OrderChangesPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderLogistics.change')
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: ['order', 'changes', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () =>
      api('GET business/online/order/{id}/changes', { params: { id: order.id } }, { isQuiet: true }),
  })
  if (!data || (data.changes.length === 0 && !data.canRequest)) return null
  return (
    <Panel>
      <h2 className={styles['head']}>
        {t('title')}
        {data.canRequest && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        )}
      </h2>
      {data.changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      {data.changes.length === 0 && <p className={styles['quiet']}>{t('lead')}</p>}
      {isAsking && (
        <Suspense>
          <OrderChangeDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Change({ change }: { change: OrderChange }) {
  const t = useTranslations('orderLogistics.change')
  const instant = useInstant()
  const queries = useQueryClient()
  async function withdraw(_name: string, { note }: { note: string }): Promise<void> {
    const body = note === '' ? {} : { note }
    await api('POST business/online/orderChange/{id}/withdraw', { params: { id: change.id }, body })
    showToast({ kind: 'success', text: t('withdrawn') })
    await queries.invalidateQueries({ queryKey: ['order'] })
  }
  const isAccepted = change.state === orderChangeState.codes.accepted
  return (
    <article className={styles['change']}>
      <header>
        <StateTag list={orderChangeState} tones={orderChangeStateTone} value={change.state} />
        <span>
          {change.requestedBy} · {instant(change.createdAt)}
        </span>
      </header>
      <p>{change.reason}</p>
      {change.items.length > 0 && (
        <ul>
          {change.items.map((item) => (
            <Item key={`${item.field} ${item.lineId ?? ''}`} item={item} isAccepted={isAccepted} />
          ))}
        </ul>
      )}
      {change.request !== '' && <p className={styles['request']}>{change.request}</p>}
      {change.attachments.length > 0 && <FileList files={change.attachments.map(toStoredFile)} />}
      {change.answer !== '' && (
        <p data-tone="refused">
          <b>{t('answer')}</b> {change.answer}
        </p>
      )}
      {change.nextSteps.length > 0 && (
        <footer>
          <StateActions machine="orderChange" steps={change.nextSteps} onStep={withdraw} />
        </footer>
      )}
    </article>
  )
}

function Item({ item, isAccepted }: { item: ChangeItem; isAccepted: boolean }) {
  const t = useTranslations('orderLogistics.change')
  const fields = useTranslations('orderFields')
  return (
    <li>
      <span className={styles['name']}>
        {fields(changeLabels[item.field])}
        {item.model !== '' && <code>{item.model}</code>}
      </span>
      <span className={styles['values']}>
        <del>{item.before || '–'}</del> <Icon drawing={ArrowRightOutlined} /> <ins>{item.after || '–'}</ins>
      </span>
      {item.isApplied && <small>{t('applied')}</small>}
      {isAccepted && !item.isApplied && <small>{t('toCarryOut')}</small>}
    </li>
  )
}
