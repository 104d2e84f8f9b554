import { orderState, orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { LeaveGuard } from '@quayside/kit/overlays/leave-guard.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './binding.module.css'
import { BindingLine } from './stock-binding.lines.tsx'
import { type BindableLine, useStockBinding } from './use-stock-binding.ts'

type Props = {
  readonly order: OrderDetail
  readonly lines: readonly BindableLine[]
  readonly onRefresh: () => void
}

export function StockBindingForm({ order, lines, onRefresh }: Props) {
  const t = useTranslations('binding')
  const binding = useStockBinding(order, lines, onRefresh)
  const { totals } = binding
  const isShort = totals.missing !== '0'
  return (
    <>
      <LeaveGuard isDirty={binding.isDirty && !binding.isSending} />
      <PageHeader
        title={t('title')}
        state={<StateTag list={orderState} tones={orderStateTone} value={order.state} />}
        note={
          <>
            <PageLink href={pageAddress('/orderInfo', { id: order.id })}>{order.orderNo}</PageLink>
            {order.supplierName !== '' && ` · ${order.supplierName}`}
          </>
        }
        actions={
          <>
            <Button onClick={binding.clear}>{t('clear')}</Button>
            <Button onClick={binding.propose}>{t('propose')}</Button>
            <Button look="signal" isBusy={binding.isSending} onClick={binding.ask}>
              {totals.chosen === '0' ? t('title') : t('run', { qty: showNumber(totals.chosen) })}
            </Button>
          </>
        }
      />
      <div className={styles['columns']}>
        <div>
          {lines.map((line, place) => (
            <BindingLine key={line.lineId} binding={binding} line={line} place={place} />
          ))}
        </div>
        <aside aria-label={t('summary.title')}>
          <section className={`q-panel ${styles['summary']}`}>
            <header>
              <h2>{t('summary.title')}</h2>
            </header>
            <dl>
              <div>
                <dt>{t('summary.wanted')}</dt>
                <dd>{showNumber(totals.wanted)}</dd>
              </div>
              <div data-main>
                <dt>{t('summary.chosen')}</dt>
                <dd>{showNumber(totals.chosen)}</dd>
              </div>
              <div>
                <dt>{t('summary.lots')}</dt>
                <dd>{binding.lots.length}</dd>
              </div>
              <div data-short={isShort || undefined}>
                <dt>{t('summary.missing')}</dt>
                <dd>{showNumber(totals.missing)}</dd>
              </div>
            </dl>
            <p>{t('summary.note')}</p>
          </section>
        </aside>
      </div>
      {binding.isAsking && (
        <StepDialog
          step={{ needs: binding.takesExpired ? ['reason'] : [] }}
          text={{
            label: t('run', { qty: showNumber(totals.chosen) }),
            confirm: `${t('confirm', { number: order.orderNo, lots: binding.lots.length, qty: showNumber(totals.chosen) })}${
              isShort ? t('confirmShort', { qty: showNumber(totals.missing) }) : ''
            }${binding.takesExpired ? t('confirmExpired') : ''}`,
          }}
          onClose={binding.stopAsking}
          onConfirm={binding.bind}
        />
      )}
    </>
  )
}
