import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import {
  archiveState,
  archiveStateTone,
  auditStatus,
  auditStatusTone,
} from '@quayside/contract/kernel/record.codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { declarationState, declarationStateTone } from '@quayside/contract/orders/declaration.codes.ts'
import {
  receivingState,
  receivingStateTone,
  shippingState,
  shippingStateTone,
  signState,
  signStateTone,
} from '@quayside/contract/orders/order.codes.ts'
import { priceAudit, priceAuditTone } from '@quayside/contract/products/commodity.codes.ts'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './orders.module.css'

/** The states beside the order's own. */
export function OrderStates({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const fields = useTranslations('orderFields.order')
  const state = <K extends string>(
    label: string,
    list: CodeList<K>,
    tones: Readonly<Record<K, Tone>>,
    value: CodeValue | null,
  ) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <span className="q-nothing">{t('none')}</span>
        ) : (
          <StateTag list={list} tones={tones} value={value} />
        )}
      </dd>
    </div>
  )
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('states')}</h2>
        <dl className={styles['states']}>
          {state(t('auditStatus'), auditStatus, auditStatusTone, order.auditStatus)}
          {state(t('priceAudit'), priceAudit, priceAuditTone, order.priceAudit)}
          {state(t('receiving'), receivingState, receivingStateTone, order.receivingState)}
          {state(t('declaration'), declarationState, declarationStateTone, order.declarationState)}
          {state(t('shipping'), shippingState, shippingStateTone, order.shippingState)}
          {state(fields('signState'), signState, signStateTone, order.signState)}
          {state(t('archive'), archiveState, archiveStateTone, order.archiveState)}
        </dl>
      </div>
    </section>
  )
}
