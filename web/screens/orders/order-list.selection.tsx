import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { signedAtOnce } from '@quayside/contract/orders/contract-signing.ts'
import type { OrderAction } from '@quayside/contract/orders/order.access.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { ordersAtOnce } from '@quayside/contract/payments/payment-application.ts'
import { ordersPerRequest } from '@quayside/contract/tax-invoices/invoiceable.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import type { TableState } from '@quayside/kit/table/table.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { useOrderActions } from './order-list.actions.ts'
import { addable, invoiceable } from './order-list.payment.ts'
import { askStep, mayStep } from './order-list.steps.ts'

const ContractSignMany = lazyPart(() => import('../../lib/contracts/contract-sign-many.tsx'))

type Props = {
  readonly table: TableState<Order>
  readonly may: (action: OrderAction) => boolean
  readonly act: ReturnType<typeof useOrderActions>
  readonly onSubmit: (orders: readonly ListedOrder[]) => void
  readonly onExport: () => void
}

/** The actions on the selected orders, and their totals. */
export function OrderSelection({ table, may, act, onSubmit, onExport }: Props) {
  const t = useTranslations('orders.list')
  const contract = useTranslations('orders.contract')
  const fields = useTranslations('orderFields.order')
  const [asked, setAsked] = useState<'remove' | 'sign' | 'signContracts'>()
  const { selected } = table
  const sums = (key: 'orderAmount' | 'unpaidAmount'): string => {
    const each = totalsPerCurrency(
      selected.map(({ currency, [key]: orderAmount }) => ({ currency, orderAmount })),
    ).filter(({ currency }) => currency !== '')
    return [
      fields(key),
      each.map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`).join(' + ') || '–',
    ].join(' ')
  }
  const of = (name: 'submit' | 'sign' | 'remove') => selected.filter((order) => mayStep(order, name))
  const signable = of('sign')
  const removable = of('remove')
  const toSign = selected.filter(
    ({ state, isContractSigned }) => isContractSignable(state) && !isYes(isContractSigned),
  )
  const leftOut = selected.length - removable.length
  const { fit, why } = addable(selected)

  function askToRemove(): void {
    if (removable.length > 0) setAsked('remove')
    else showToast({ kind: 'warning', text: t('removeNone') })
  }
  function askToSign(): void {
    if (signable.length > 0) return setAsked('sign')
    const isSigned = selected.every((order) => {
      const answer = askStep(order, 'sign')
      return !answer.ok && answer.refusal === 'order.alreadySigned'
    })
    // §8: 'The order has not been shipped'.
    return showToast({ kind: 'warning', text: t(isSigned ? 'alreadySigned' : 'notShipped') })
  }
  function askToSignContracts(): void {
    if (toSign.length <= signedAtOnce) setAsked('signContracts')
    else showToast({ kind: 'warning', text: contract('tooManyToSign', { max: signedAtOnce }) })
  }
  function addToPayment(): void {
    if (fit.length === 0) showToast({ kind: 'warning', text: t(`addNone.${why ?? 'notPayable'}`) })
    else if (selected.length > ordersAtOnce)
      showToast({ kind: 'warning', text: t('addTooMany', { max: ordersAtOnce }) })
    // The form says which of them it leaves out, and why.
    else act.applyForPayment(selected)
  }
  const toInvoice = invoiceable(selected)
  function requestInvoice(): void {
    if (toInvoice.length === 0) showToast({ kind: 'warning', text: t('invoiceNone') })
    else if (toInvoice.length > ordersPerRequest)
      showToast({ kind: 'warning', text: t('invoiceTooMany', { max: ordersPerRequest }) })
    else act.requestInvoice(toInvoice)
  }
  function copyChosen(): void {
    const [order] = selected
    if (order) void act.copy(order).catch(() => undefined)
  }
  const after = (work: Promise<void>): Promise<void> => work.then(() => table.select([]))

  return (
    <>
      <SelectionBar table={table} note={`${sums('orderAmount')} · ${sums('unpaidAmount')}`}>
        {may('submit') && (
          // Where none can be submitted, the server's answers say why for each.
          <SelectionStep
            label={t('submit')}
            count={of('submit').length}
            onClick={() => onSubmit(of('submit').length > 0 ? of('submit') : selected)}
          />
        )}
        {may('sign') && <SelectionStep label={t('sign')} count={signable.length} onClick={askToSign} />}
        {may('save') && selected.length === 1 && (
          <SelectionStep label={t('copy')} count={1} onClick={copyChosen} />
        )}
        {may('remove') && (
          <SelectionStep label={t('remove')} count={removable.length} onClick={askToRemove} />
        )}
        <Can permission="order-contract-sign">
          <SelectionStep label={contract('signOrders')} count={toSign.length} onClick={askToSignContracts} />
        </Can>
        {may('export') && <SelectionStep label={t('export')} count={selected.length} onClick={onExport} />}
        <Can permission="order-contract-export">
          <SelectionStep
            label={t('contracts')}
            count={selected.length}
            onClick={() => void act.contracts(selected).catch(() => undefined)}
          />
        </Can>
        <Can permission="tax-salesInvoice-request">
          <SelectionStep label={t('requestInvoice')} count={toInvoice.length} onClick={requestInvoice} />
        </Can>
        <Can permission="finance-application-apply">
          <SelectionStep isMain label={t('addToPayment')} count={fit.length} onClick={addToPayment} />
        </Can>
      </SelectionBar>
      {asked === 'remove' && (
        <RemoveDialog
          label={t('remove')}
          text={
            leftOut > 0
              ? t('removeSome', { kept: leftOut, count: removable.length })
              : t('removeConfirm', { count: removable.length })
          }
          onClose={() => setAsked(undefined)}
          onConfirm={() => after(act.remove(removable))}
        />
      )}
      {asked === 'signContracts' && (
        <Suspense>
          <ContractSignMany
            ids={(toSign.length > 0 ? toSign : selected).map(({ id }) => id)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked === 'sign' && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('sign'), confirm: t('signConfirm', { count: signable.length }) }}
          onClose={() => setAsked(undefined)}
          onConfirm={() => after(act.sign(signable))}
        />
      )}
    </>
  )
}
