import type { ForwarderEnquiryDetail } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { closePage, namePage, pageKeyOf } from '../../lib/open-pages.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { EnquiryRecord } from './enquiry-record.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** One enquiry: a new one, one to read, or (`edit=1`) one to change. */
export function EnquiryInfo() {
  const { id, edit } = usePageSearch('/forwarderEnquiryInfo')
  if (id === undefined) return <EnquiryForm />
  return <LoadedEnquiry key={`${id} ${edit ?? ''}`} id={id} isEdited={edit !== undefined} />
}

function LoadedEnquiry({ id, isEdited }: { id: string; isEdited: boolean }) {
  const t = useTranslations('forwarding.enquiries')
  const answer = useQuery({
    queryKey: ['forwarderEnquiry', 'record', id],
    queryFn: () => api('GET freight/online/enquiry/{id}', { params: { id } }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/forwarderEnquiryInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/forwarderEnquiry')} />
  return isEdited ? <EnquiryForm enquiry={answer.data} /> : <EnquiryRecord enquiry={answer.data} />
}

function EnquiryForm({ enquiry }: { enquiry?: ForwarderEnquiryDetail }) {
  const t = useTranslations('forwarding.enquiries')
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <ShipmentForm
      name="freightEnquiry"
      title={enquiry ? `${t('edit')} ${enquiry.number}` : t('new')}
      record={enquiry}
      save={(body) => api('POST freight/online/enquiry/save', { body })}
      saved={async (id) => {
        showToast({ kind: 'success', text: t('saved') })
        if (!enquiry) closePage(pageKeyOf('/forwarderEnquiryInfo', undefined))
        await queries.invalidateQueries({ queryKey: ['forwarderEnquiry'] })
        await navigate({
          href: pageAddress('/forwarderEnquiryInfo', { id }),
          replace: true,
          ignoreBlocker: true,
        })
      }}
      onCancel={() =>
        void navigate({
          href: enquiry
            ? pageAddress('/forwarderEnquiryInfo', { id: enquiry.id })
            : pageAddress('/forwarderEnquiry'),
        })
      }
    />
  )
}
