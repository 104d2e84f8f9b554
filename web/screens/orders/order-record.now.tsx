import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { reminderOf } from '@quayside/contract/orders/order-reminders.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { OrderReminder } from './order-badges.tsx'
import { mainSteps, useOrderLeads } from './order-leads.ts'
import { awaitedOf } from './order-list.steps.ts'
import styles from './order-record.module.css'

type Props = { readonly order: OrderDetail }

/** What is done next and by whom, and until when; the state that the order is in stands in its title. */
export function OrderNow({ order }: Props) {
  return (
    <>
      <p className={styles['order-next']}>
        <Next order={order} />
      </p>
      {reminderOf(order, today()) && (
        <div>
          <OrderReminder order={order} />
        </div>
      )}
    </>
  )
}

function Next({ order }: Props) {
  const t = useTranslations('orders.record')
  const waits = useTranslations('kit.list.waitsFor')
  const stepText = useStepText('order')
  const [lead] = useOrderLeads(order)
  const step = mainSteps.find((each) => order.nextSteps.some(({ name }) => name === each))
  const own = step === undefined ? lead?.label : stepText(step).label
  if (own !== undefined)
    return (
      <>
        <ToneTag tone="waitsForYou">{t('current')}</ToneTag> <b>{own}</b>
      </>
    )
  if (order.release?.isAsked && order.release.isMine) return <b>{t('waitsForColleague')}</b>
  const next = awaitedOf(order)
  return next ? <b>{waits(next.actor, { step: stepText(next.name).label })}</b> : t('nothingLeft')
}
