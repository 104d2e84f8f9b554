import { type Amount, formatAmount, isAmount, sum, zero } from '@quayside/contract/kernel/money.ts'
import { invoiceDelivery } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import type { Invoiceable } from '@quayside/contract/tax-invoices/invoiceable.ts'
import type { InvoicingTitleOption } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { checkChosenItems, checkTitle } from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import { SalesInvoiceRequest } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { DateText, Nothing } from '@quayside/kit/cells.tsx'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { SelectField, TextField } from '@quayside/kit/common-fields.tsx'
import { useDraft } from '@quayside/kit/draft.ts'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { useForm } from '@quayside/kit/form.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { InvoiceTitleFields } from '@quayside/kit/records/invoice-title-fields.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './tax-invoices.module.css'

/** An invoice for what is paid and on no invoice yet: of all orders, or of those that were chosen. */
export default function RequestInvoice({ orderIds, onClose }: { orderIds: string; onClose: () => void }) {
  const chosen = orderIds.split(',').filter((id) => /^[1-9]\d*$/.test(id))
  const query = { pageSize: 200, ...(chosen.length > 0 && { orderIds: chosen.join(',') as never }) }
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

const wholeOf = (items: readonly Invoiceable[]) => Object.fromEntries(items.map(({ id, left }) => [id, left]))

function RequestForm({ items, titles, isChosen, onClose }: Props) {
  const t = useTranslations('taxInvoiceScreens.sales.pick')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const textsOf = useFindingTexts()
  const codeOptions = useCodeOptions()
  const queries = useQueryClient()
  const form = useForm<Values>({
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
      const body = bodyOf(values)
      const wrong = findingsOf(SalesInvoiceRequest, body)
      if (wrong.length > 0) return textsOf(wrong)
      const title = titles.find(({ id }) => id === values.titleId)
      const known = items.map((item) => ({
        id: item.id,
        kind: item.kind as 'fee',
        currency: item.currency,
        settled: item.settled as Amount,
        claimed: item.claimed as Amount,
      }))
      return textsOf([
        ...(title ? checkTitle(body.kind, title) : []),
        ...checkChosenItems(body.items as { itemId: string; amount: Amount }[], known),
      ])
    },
  })
  const draft = useDraft(isChosen ? 'requestInvoice.chosen' : 'requestInvoice', form)
  const chosen = Object.values(form.values.amounts)
  const total = chosen.every(isAmount) && chosen.length > 0 ? sum(chosen as Amount[]) : zero
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const { number } = await api('POST tax/online/salesInvoice/save', { body: bodyOf(values) })
      draft.drop()
      showToast({ kind: 'success', text: t('sent', { number }) })
      onClose()
      await queries.invalidateQueries({ queryKey: ['salesInvoice'] })
    })
  return (
    <FormDialog
      title={t('title')}
      form={form}
      draft={draft}
      saveLabel={t('send', { sum: `RMB ${formatAmount(total)}` })}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <div className={styles['wide']}>
        <p className={styles['note']}>{t('lead')}</p>
        <Items
          items={items}
          amounts={form.values.amounts}
          onChange={(amounts) => form.set('amounts', amounts)}
          errorOf={(place, field) => form.errors[`items.${place}.${field}` as never]}
        />
        {form.errors['items' as never] && <p role="alert">{form.errors['items' as never]}</p>}
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

type ItemsProps = {
  readonly items: readonly Invoiceable[]
  readonly amounts: Readonly<Record<string, string>>
  readonly onChange: (amounts: Readonly<Record<string, string>>) => void
  readonly errorOf: (place: number, field: string) => string | undefined
}

function Items({ items, amounts, onChange, errorOf }: ItemsProps) {
  const t = useTranslations('taxInvoiceScreens.sales')
  const nameOf = useMovementName()
  if (items.length === 0) return <p className="q-nothing">{t('pick.none')}</p>
  const places = Object.keys(amounts)
  const toggle = ({ id, left }: Invoiceable, isChosen: boolean) => {
    const { [id]: _dropped, ...others } = amounts
    onChange(isChosen ? { ...others, [id]: left } : others)
  }
  return (
    <>
      <Checkbox
        checked={places.length === items.length}
        onChange={(isAll) => onChange(isAll ? wholeOf(items) : {})}
      >
        {t('pick.all')}
      </Checkbox>
      <ShortTable<Invoiceable>
        rows={items}
        columns={[
          {
            title: t('item'),
            isRowHead: true,
            cell: (item) => (
              <Checkbox checked={item.id in amounts} onChange={(isChosen) => toggle(item, isChosen)}>
                {nameOf({ itemKind: item.kind, feeKind: item.feeKind })} {item.documentNo}
              </Checkbox>
            ),
          },
          {
            title: t('order'),
            cell: ({ orderId, orderNo }) =>
              orderId === null ? <Nothing /> : <OrderLink id={orderId} number={orderNo} />,
          },
          { title: t('pick.left'), cell: ({ left }) => <Money value={left as Amount} /> },
          { title: t('pick.dueOn'), cell: ({ dueOn }) => <DateText value={dueOn} /> },
          {
            title: t('pick.amount'),
            cell: (item) => {
              const typed = amounts[item.id]
              if (typed === undefined) return <Nothing />
              const error = errorOf(places.indexOf(item.id), 'amount')
              return (
                <div className={styles['amount']}>
                  <Input
                    aria-label={`${t('pick.amount')} ${item.documentNo}`}
                    aria-invalid={error !== undefined}
                    inputMode="decimal"
                    maxLength={20}
                    value={typed}
                    onChange={(event) => onChange({ ...amounts, [item.id]: event.target.value })}
                  />
                  {error !== undefined && <small role="alert">{error}</small>}
                </div>
              )
            },
          },
        ]}
      />
    </>
  )
}
