import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import {
  forwarderEnquiryState,
  forwarderEnquiryStateTone,
  freightDirection,
  freightMode,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { compareQuotes } from '@quayside/contract/forwarding/quote-comparison.ts'
import { formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { Button, ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { OfferBar } from './offer-bar.tsx'
import styles from './quote-matrix.module.css'
import { QuoteMatrix } from './quote-matrix.tsx'

type Props = { readonly comparison: QuoteComparison }

/** The quotations of an enquiry side by side, and what can be done with the selected one. */
export function QuoteComparisonPage({ comparison: answer }: Props) {
  const t = useTranslations('forwarding.matrix')
  const can = useCan()
  const { enquiry, quotes, kinds, rates } = answer
  const comparison = useMemo(() => compareQuotes(quotes, kinds, rates), [quotes, kinds, rates])
  const [wanted, setWanted] = useState<string>()
  const [offers, setOffers] = useState(0)
  const { columns } = comparison
  const selected =
    columns.find(({ quote }) => quote.id === wanted) ?? columns.find(({ isLive }) => isLive) ?? columns[0]
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
  const query = { enquiryId: enquiry.id }
  const print = async (): Promise<void> =>
    saveDownload(await api('GET freight/online/quotation/compare/pdf', { query }))
  const toExcel = async (): Promise<void> =>
    saveDownload(await api('GET freight/online/quotation/compare/excel', { query }))
  return (
    <div className={styles['page']}>
      <PageHeader
        title={enquiry.number}
        state={
          <StateTag list={forwarderEnquiryState} tones={forwarderEnquiryStateTone} value={enquiry.state} />
        }
        note={t('note', { count: quotes.length })}
        actions={
          <>
            {quotes.length > 0 && <Button onClick={() => quietly(print())}>{t('print')}</Button>}
            {quotes.length > 0 && can('logistics-quotation-export') && (
              <Button onClick={() => quietly(toExcel())}>{t('excel')}</Button>
            )}
            {can('logistics-enquiry-list') && (
              <ButtonLink href={pageAddress('/forwarderEnquiryInfo', { id: enquiry.id })}>
                {t('enquiry')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Summary enquiry={enquiry} />
      {selected === undefined ? (
        <EmptyState text={t('empty')} />
      ) : (
        <>
          <QuoteMatrix
            answer={answer}
            comparison={comparison}
            selectedId={selected.quote.id}
            onSelect={setWanted}
            onOffer={(id) => {
              setWanted(id)
              setOffers(offers + 1)
            }}
          />
          <OfferBar
            answer={answer}
            column={selected}
            others={columns.filter((each) => each.isLive && each !== selected).length}
            begun={offers}
          />
        </>
      )}
    </div>
  )
}

/** What is asked for, in one line. */
function Summary({ enquiry }: { enquiry: QuoteComparison['enquiry'] }) {
  const t = useTranslations('forwarding.matrix')
  const codeText = useCodeText()
  const portName = useEntryNames('1007')
  const { direction, mode, containerCount, goodsValue } = enquiry
  const parts = [
    [
      direction === null ? '' : codeText(freightDirection, direction),
      mode === null ? '' : codeText(freightMode, mode),
      containerCount === null ? '' : `${containerCount} × ${enquiry.containerType}`,
    ]
      .filter(Boolean)
      .join(' '),
    `${portName(enquiry.originPort)} → ${portName(enquiry.destinationPort)}`,
    enquiry.goodsName,
    enquiry.grossWeight && `${formatQuantity(enquiry.grossWeight)} kg`,
    enquiry.volume && `${formatQuantity(enquiry.volume)} m³`,
    goodsValue && `${enquiry.currency} ${formatAmount(goodsValue)}`,
    enquiry.incoterm,
    enquiry.departBy && t('departBy', { day: enquiry.departBy }),
  ]
  return (
    <ul className={styles['summary']}>
      {parts.filter(Boolean).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
