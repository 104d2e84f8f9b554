import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import { type OfficeInvoiceable, SalesInvoiceDraft } from '@quayside/contract/office/tax-invoices.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { InvoiceTitleFields } from '@quayside/kit/records/invoice-title-fields.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { emptyIssued, IssuedFields, type IssuedValues } from './invoice-fields.tsx'

type Props = { readonly items: readonly OfficeInvoiceable[]; readonly onClose: () => void }
type Values = IssuedValues & { titleId: string; kind: string }

/** An invoice without a request, for amounts of one customer. */
export function IssueUnasked({ items, onClose }: Props) {
  const companyId = items[0]?.companyId ?? ''
  const { data: titles } = useQuery({
    queryKey: ['invoicingTitle', 'options', companyId],
    queryFn: () => api('GET tax/online/invoicingInfo/options', { query: { companyId } }),
  })
  return titles ? <IssueForm items={items} companyId={companyId} titles={titles} onClose={onClose} /> : null
}

function IssueForm(
  props: Props & { companyId: string; titles: readonly { id: string; title: string; taxNo: string }[] },
) {
  const { items, companyId, titles, onClose } = props
  const t = useTranslations('officeTaxInvoices')
  const queries = useQueryClient()
  const bodyOf = (values: Values) => ({
    ...values,
    kind: values.kind as 'special' | 'general',
    companyId,
    items: items.map(({ id, left }) => ({ itemId: id, amount: left })),
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.issueUnasked.${companyId}`,
    initial: { ...emptyIssued(), titleId: titles[0]?.id ?? '', kind: 'special' },
    check: (values) => {
      const wrong = findingsOf(SalesInvoiceDraft, bodyOf(values))
      return wrong.length > 0 ? wrong : checkInvoiceNumber(values)
    },
    send: async (values) => {
      const { number } = await api('POST tax/online/salesInvoice/save', { body: bodyOf(values) })
      showToast({ kind: 'success', text: t('issued', { number }) })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['invoiceable'] }),
    onClose,
  })
  const total = formatAmount(sum(items.map(({ left }) => left as Amount)))
  return (
    <FormDialog {...dialog} title={`${t('issueTitle')} RMB ${total}`} saveLabel={t('issueTitle')}>
      {titles.length === 0 && <p role="alert">{t('noTitle')}</p>}
      <InvoiceTitleFields form={form} titles={titles} />
      <IssuedFields form={form} />
    </FormDialog>
  )
}
