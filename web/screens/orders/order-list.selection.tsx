import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { signedAtOnce } from '@quayside/contract/orders/contract-signing.ts'
import type { OrderAction } from '@quayside/contract/orders/order.access.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import { Can } from '@quayside/kit/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { StepDialog } from '@quayside/kit/state-actions.tsx'
import type { TableState } from '@quayside/kit/table.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { useOrderActions } from './order-list.actions.ts'
import { mayStep } from './order-list.steps.ts'

const ContractSignMany = lazy(() => import('./contract-sign-many.tsx'))

type Props = {
  readonly table: TableState<Order>
  readonly may: (action: OrderAction) => boolean
  readonly act: ReturnType<typeof useOrderActions>
  readonly onSubmit: (orders: readonly Order[]) => void
  readonly onExport: () => void
}

/** The actions on the selected orders, and their totals. */
export function OrderSelection({ table, may, act, onSubmit, onExport }: Props) {
  const t = useTranslations('orders.list')
  const contract = useTranslations('orders.contract')
  const [asked, setAsked] = useState<'remove' | 'sign' | 'signContracts'>()
  const { selected } = table
  const note = totalsPerCurrency(selected)
    .filter(({ currency }) => currency !== '')
    .map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`)
    .join(' · ')
  const removable = selected.filter((order) => mayStep(order, 'remove'))
  const kept = selected.length - removable.length

  function askToRemove(): void {
    if (removable.length > 0) setAsked('remove')
    else showToast({ kind: 'warning', text: t('removeNone') })
  }
  function askToSign(): void {
    // §8: 'The order has not been shipped'.
    if (selected.every((order) => mayStep(order, 'sign'))) setAsked('sign')
    else showToast({ kind: 'warning', text: t('notShipped') })
  }
  function askToSignContracts(): void {
    if (selected.length <= signedAtOnce) setAsked('signContracts')
    else showToast({ kind: 'warning', text: contract('tooManyToSign', { max: signedAtOnce }) })
  }
  function copyChosen(): void {
    const [order] = selected
    if (order) void act.copy(order).catch(() => undefined)
  }
  const after = (work: Promise<void>): Promise<void> => work.then(() => table.select([]))

  return (
    <>
      <SelectionBar table={table} {...(note !== '' && { note })}>
        {may('submit') && (
          <button type="button" onClick={() => onSubmit(selected)}>
            {t('submit')}
          </button>
        )}
        {may('sign') && (
          <button type="button" onClick={askToSign}>
            {t('sign')}
          </button>
        )}
        {may('save') && selected.length === 1 && (
          <button type="button" onClick={copyChosen}>
            {t('copy')}
          </button>
        )}
        {may('remove') && (
          <button type="button" onClick={askToRemove}>
            {t('remove')}
          </button>
        )}
        {may('export') && (
          <button type="button" onClick={onExport}>
            {t('export')}
          </button>
        )}
        <Can permission="order-contract-sign">
          <button type="button" onClick={askToSignContracts}>
            {contract('signOrders')}
          </button>
        </Can>
        <Can permission="order-contract-export">
          <button type="button" onClick={() => void act.contracts(selected).catch(() => undefined)}>
            {t('contracts')}
          </button>
        </Can>
      </SelectionBar>
      {asked === 'remove' && (
        <RemoveDialog
          label={t('remove')}
          text={
            kept > 0
              ? t('removeSome', { kept, count: removable.length })
              : t('removeConfirm', { count: removable.length })
          }
          onClose={() => setAsked(undefined)}
          onConfirm={() => after(act.remove(removable))}
        />
      )}
      {asked === 'signContracts' && (
        <Suspense>
          <ContractSignMany ids={selected.map(({ id }) => id)} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {asked === 'sign' && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('sign'), confirm: t('signConfirm', { count: selected.length }) }}
          onClose={() => setAsked(undefined)}
          onConfirm={() => after(act.sign(selected))}
        />
      )}
    </>
  )
}
