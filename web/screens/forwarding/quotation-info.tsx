import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { QuoteComparisonPage } from './quote-comparison-page.tsx'

/** All quotations of the enquiry whose id is in the address. */
export function QuotationInfo() {
  const { id = '' } = usePageSearch('/forwarderQuotationInfo')
  const t = useTranslations('forwarding.matrix')
  const answer = useQuery({
    queryKey: ['forwarderQuotation', 'comparison', id],
    queryFn: () => api('GET freight/online/quotation/compare', { query: { enquiryId: id } }),
  })
  const number = answer.data?.enquiry.number
  useEffect(() => {
    // Without words: a tab keeps its name when the language changes. The enquiry's own tab has the bare number.
    if (number !== undefined) namePage(pageKeyOf('/forwarderQuotationInfo', id), `⇄ ${number}`)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/forwarderQuotation')} />
  return <QuoteComparisonPage key={id} comparison={answer.data} />
}
