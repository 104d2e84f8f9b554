import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { counterOfferState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteColumn } from '@quayside/contract/forwarding/quote-comparison.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { OfferForm, type OfferValues } from './offer-form.tsx'
import styles from './quote-matrix.module.css'
import { useQuoteSteps } from './use-quote-steps.ts'

type Column = QuoteColumn<ForwarderQuotationDetail>
type Props = {
  readonly answer: QuoteComparison
  readonly column: Column
  /** Quotations that close when this one is confirmed. */
  readonly others: number
  /** How often a counter-offer was begun in the table; each time its price is typed here. */
  readonly begun: number
}

/** Always in sight: the last word about the selected quotation, a counter-offer, and its confirmation. */
export function OfferBar({ answer, column, others, begun }: Props) {
  const t = useTranslations('forwarding.matrix')
  const { quote, rmb } = column
  const { confirm, refresh } = useQuoteSteps(quote)
  const confirming = quote.nextSteps.filter(({ name }) => name === 'confirmQuote')
  const canOffer = quote.nextSteps.some(({ name }) => name === 'counterOffer')
  const typed = useRef(new Map<string, OfferValues>()).current
  return (
    <footer className={styles['bar']}>
      <div>
        <Thread quote={quote} kinds={answer.kinds} />
        {canOffer && (
          <OfferForm
            key={quote.id}
            quote={quote}
            kinds={answer.kinds}
            begun={begun}
            typed={typed}
            onSent={refresh}
          />
        )}
      </div>
      <div className={styles['decision']}>
        <span>
          <small>
            {quote.carrier} {quote.number}
          </small>
          {rmb !== undefined && (
            <span>
              <small>RMB</small> <b>{formatAmount(rmb)}</b>
            </span>
          )}
          {confirming.length > 0 && others > 0 && <small>{t('closes', { count: others })}</small>}
        </span>
        <StateActions machine="forwarderQuotation" main="confirmQuote" steps={confirming} onStep={confirm} />
        {answer.enquiry.forwarderOrderId !== null && (
          <ButtonLink
            look="signal"
            href={pageAddress('/forwarderOrderInfo', { id: answer.enquiry.forwarderOrderId })}
          >
            {t('order')}
          </ButtonLink>
        )}
      </div>
    </footer>
  )
}

type QuoteProps = { readonly quote: ForwarderQuotationDetail; readonly kinds: QuoteComparison['kinds'] }

/** What was offered and answered, the newest first. */
export function Thread({ quote, kinds }: QuoteProps) {
  const t = useTranslations('forwarding.matrix')
  const codeText = useCodeText()
  const instant = useInstant()
  const nameOf = (kind: string): string => kinds.find(({ value }) => value === kind)?.name ?? kind
  if (quote.offers.length === 0) return <p className={styles['thread']}>{t('noOffers')}</p>
  return (
    <ul className={styles['thread']}>
      {quote.offers.map((offer) => (
        <li key={offer.id}>
          <b>{nameOf(offer.chargeKind)}</b>{' '}
          {offer.price === null ? t('askedFor') : `${offer.currency} ${formatPrice(offer.price)}`}{' '}
          {offer.note}
          <small>
            {offer.madeBy} {instant(offer.createdAt, true)}
          </small>
          {offer.state !== counterOfferState.codes.open && (
            <span>
              {codeText(counterOfferState, offer.state)} {offer.answer}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
