import { type Amount, formatAmount, isAmount, isZero, sum, zero } from '@quayside/contract/kernel/money.ts'
import { invoiceDelivery } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { type Invoiceable } from '@quayside/contract/tax-invoices/invoiceable.ts'
import type { InvoicingTitleOption } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { checkChosenItems, checkTitle } from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import { SalesInvoiceRequest } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { InvoiceTitleFields } from '@quayside/kit/records/invoice-title-fields.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { RequestItems, wholeOf } from './request-items.tsx'
import styles from './tax-invoices.module.css'

/** An invoice for what is paid and on no invoice yet: of all orders, or of those that were chosen. */
export default function RequestInvoice({ orderIds, onClose }: { orderIds: string; onClose: () => void }) {
  const chosen = orderIds.split(',').filter((id) => /^[1-9]\d*$/.test(id))
  const query = { pageSize: 200, ...(chosen.length > 0 && { orderIds: chosen.join(',') }) }
  const { data } = useQuery({
    queryKey: ['salesInvoice', 'request', orderIds],
    queryFn: async () => ({
      items: (await api('GET tax/online/salesInvoice/invoiceable', { query })).rows,
      titles: await api('GET tax/online/invoicingInfo/options', { query: {} }),
    }),
    gcTime: 0,
  })
  if (!data) return null
  return <RequestForm {...data} isChosen={chosen.length > 0} onClose={onClose} />
}

type Props = {
  readonly items: readonly Invoiceable[]
  readonly titles: readonly InvoicingTitleOption[]
  /** The orders were chosen: all that is paid for them is asked for unless it is changed. */
  readonly isChosen: boolean
  readonly onClose: () => void
}
type Values = {
  titleId: string
  kind: string
  delivery: string
  recipient: string
  recipientPhone: string
  recipientAddress: string
  note: string
  /** What is asked for of each debt; a debt that is not chosen is not there. */
  amounts: Readonly<Record<string, string>>
}

const bodyOf = ({ amounts, kind, delivery, ...values }: Values) => ({
  ...values,
  kind: kind as 'special' | 'general',
  delivery: delivery as 'file' | 'express',
  items: Object.entries(amounts).map(([itemId, amount]) => ({ itemId, amount })),
})

/** Without debts of a kept form that are on an invoice by now, or of other orders. */
const openOnly = (values: Values, items: readonly Invoiceable[]): Values => ({
  ...values,
  amounts: Object.fromEntries(
    Object.entries(values.amounts).filter(([itemId]) => items.some(({ id }) => id === itemId)),
  ),
})

function RequestForm({ items, titles, isChosen, onClose }: Props) {
  const t = useTranslations('taxInvoiceScreens.sales.pick')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const codeOptions = useCodeOptions()
  const queries = useQueryClient()
  const { form, dialog } = useFormDialog<Values>({
    name: isChosen ? 'requestInvoice.chosen' : 'requestInvoice',
    initial: {
      titleId: titles[0]?.id ?? '',
      kind: 'special',
      delivery: 'file',
      recipient: '',
      recipientPhone: '',
      recipientAddress: '',
      note: '',
      amounts: isChosen ? wholeOf(items) : {},
    },
    check: (values) => {
      const body = bodyOf(openOnly(values, items))
      const wrong = findingsOf(SalesInvoiceRequest, body)
      if (wrong.length > 0) return wrong
      const title = titles.find(({ id }) => id === values.titleId)
      const known = items.map((item) => ({
        id: item.id,
        kind: item.kind as 'fee',
        currency: item.currency,
        settled: item.settled as Amount,
        claimed: item.claimed as Amount,
      }))
      return [
        ...(title ? checkTitle(body.kind, title) : []),
        ...checkChosenItems(body.items as { itemId: string; amount: Amount }[], known),
      ]
    },
    send: async (values) => {
      const { number } = await api('POST tax/online/salesInvoice/save', {
        body: bodyOf(openOnly(values, items)),
      })
      showToast({ kind: 'success', text: t('sent', { number }) })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['salesInvoice'] }),
    onClose,
  })
  const { amounts } = openOnly(form.values, items)
  const chosen = Object.values(amounts)
  const total = chosen.every(isAmount) && chosen.length > 0 ? sum(chosen as Amount[]) : zero
  return (
    <FormDialog
      {...dialog}
      title={t('title')}
      width={760}
      saveLabel={isZero(total) ? t('sendNothing') : t('send', { sum: `RMB ${formatAmount(total)}` })}
    >
      <div className={styles['wide']}>
        <p className={styles['note']}>{t('lead')}</p>
        <RequestItems
          items={items}
          amounts={amounts}
          onChange={(next) => form.set('amounts', next)}
          errorOf={(place) => form.errors[`items.${place}.amount`] ?? form.errors[`items.${place}.itemId`]}
        />
        {form.errors['items'] && <p role="alert">{form.errors['items']}</p>}
      </div>
      {titles.length === 0 && (
        <p role="alert" className={styles['wide']}>
          {t('noTitle')} <PageLink href={pageAddress('/invoicingInfo')}>{t('toTitles')}</PageLink>
        </p>
      )}
      <InvoiceTitleFields form={form} titles={titles} />
      <SelectField
        form={form}
        name="delivery"
        label={fields('delivery')}
        options={codeOptions(invoiceDelivery)}
        isRequired
      />
      {form.values.delivery === 'express' && (
        <>
          <TextField form={form} name="recipient" label={fields('recipient')} maxLength={60} />
          <TextField form={form} name="recipientPhone" label={fields('recipientPhone')} maxLength={25} />
          <TextField
            form={form}
            name="recipientAddress"
            label={fields('recipientAddress')}
            maxLength={300}
            isWide
          />
        </>
      )}
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
    </FormDialog>
  )
}
