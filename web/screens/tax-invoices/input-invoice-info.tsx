import { isOpenInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { InputInvoiceForm } from './input-invoice-form.tsx'

const path = '/sellATicketInfo'

/** Enters a supplier's invoice, or corrects one that is not confirmed. */
export function InputInvoiceInfo() {
  const { id } = usePageSearch(path)
  const navigate = useNavigate()
  const show = (invoiceId: string): void => {
    closePage(pageKeyOf(path, id))
    const href = pageAddress('/sellATicket', { record: invoiceId })
    void navigate({ href, replace: true, ignoreBlocker: true })
  }
  const onEntered = (saved: Known): void => show(saved.id)
  if (id === undefined) return <InputInvoiceForm onEntered={onEntered} />
  return <Corrected key={id} id={id} onClosed={() => show(id)} onEntered={onEntered} />
}

type Props = {
  readonly id: string
  readonly onClosed: () => void
  readonly onEntered: (saved: Known) => void
}

function Corrected({ id, onClosed, onEntered }: Props) {
  const t = useTranslations('taxInvoiceScreens.input')
  const common = useTranslations('taxInvoiceScreens.common')
  const answer = useQuery({
    queryKey: ['inputInvoice', 'form', id],
    queryFn: () => api('GET tax/online/inputInvoice/{id}', { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const invoice = answer.data
  const isClosed = invoice !== undefined && !isOpenInputInvoice(invoice.state)
  // One that cannot be changed any more is read.
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed])
  useEffect(() => {
    if (invoice) namePage(pageKeyOf(path, id), invoice.number)
  }, [id, invoice])
  if (answer.isPending || isClosed) return <TableSkeleton label={t('title')} />
  if (!invoice)
    return <RecordFailed answer={answer} gone={common('gone')} list={pageAddress('/sellATicket')} />
  return <InputInvoiceForm invoice={invoice} onEntered={onEntered} />
}
