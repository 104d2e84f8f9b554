import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import {
  CounterOfferInput,
  type ForwarderQuotationDetail,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { counterOfferState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteColumn } from '@quayside/contract/forwarding/quote-comparison.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Button, ButtonLink } from '@quayside/kit/button.tsx'
import { useInstant } from '@quayside/kit/cells.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { Input } from '@quayside/kit/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Select } from '@quayside/kit/select.tsx'
import { StateActions } from '@quayside/kit/state-actions.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './quote-matrix.module.css'

type Column = QuoteColumn<ForwarderQuotationDetail>
type Props = {
  readonly answer: QuoteComparison
  readonly column: Column
  readonly others: number
  /** How often a counter-offer was begun in the table; each time its price is typed here. */
  readonly begun: number
}

/** Always in sight: the last word about the selected quotation, a counter-offer, and its confirmation. */
export function OfferBar({ answer, column, others, begun }: Props) {
  const t = useTranslations('forwarding.matrix')
  const queries = useQueryClient()
  const { quote, rmb } = column
  const refresh = (): Promise<unknown> =>
    Promise.all(
      ['forwarderQuotation', 'forwarderEnquiry'].map((entity) =>
        queries.invalidateQueries({ queryKey: [entity] }),
      ),
    )
  const canOffer = quote.nextSteps.some(({ name }) => name === 'counterOffer')
  const confirming = quote.nextSteps.filter(({ name }) => name === 'confirmQuote')
  async function confirm(): Promise<void> {
    const { id, version } = quote
    await api('POST freight/online/quotation/{id}/confirmQuote', { params: { id }, body: { version } })
    showToast({ kind: 'success', text: t('confirmed') })
    await refresh()
  }
  return (
    <footer className={styles['bar']}>
      <div>
        <Thread quote={quote} kinds={answer.kinds} />
        {canOffer && (
          <OfferForm key={quote.id} quote={quote} kinds={answer.kinds} begun={begun} onSent={refresh} />
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
          {confirming.length > 0 && <small>{t('closes', { count: others })}</small>}
        </span>
        <StateActions machine="forwarderQuotation" main="confirmQuote" steps={confirming} onStep={confirm} />
        {answer.enquiry.forwarderOrderId !== null && (
          <ButtonLink
            look="primary"
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
function Thread({ quote, kinds }: QuoteProps) {
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

type FormProps = QuoteProps & Pick<Props, 'begun'> & { readonly onSent: () => Promise<unknown> }

function OfferForm({ quote, kinds, begun, onSent }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (begun > 0) form.current?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus()
  }, [begun])
  const t = useTranslations('forwarding.matrix')
  const textsOf = useFindingTexts()
  const quoted = quote.charges.filter(({ isIncluded }) => !isYes(isIncluded))
  const [chargeKind, setKind] = useState(quoted[0]?.kind ?? '')
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const charge = quoted.find(({ kind }) => kind === chargeKind)
  const nameOf = (kind: string): string => kinds.find(({ value }) => value === kind)?.name ?? kind

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { chargeKind, price: price.trim(), note }
    const faults = Object.values(textsOf(findingsOf(CounterOfferInput, body)))
    setFault(faults[0] ?? '')
    if (faults.length > 0) return
    await api('POST freight/online/quotation/{id}/counterOffer', { params: { id: quote.id }, body })
    showToast({ kind: 'success', text: t('offered') })
    setPrice('')
    setNote('')
    await onSent()
  }
  return (
    <form
      ref={form}
      className={styles['offer']}
      onSubmit={(event) => void send(event).catch(() => undefined)}
    >
      <Select
        aria-label={t('offerCharge')}
        value={chargeKind}
        options={quoted.map(({ kind }) => ({ value: kind, label: `${nameOf(kind)} ${kind}` }))}
        onChange={(kind) => setKind(kind ?? '')}
      />
      <Input
        aria-label={t('offerPrice')}
        aria-invalid={fault !== ''}
        {...(charge && { prefix: charge.currency })}
        placeholder={charge ? formatPrice(charge.unitPrice) : ''}
        value={price}
        inputMode="decimal"
        maxLength={16}
        onChange={(event) => setPrice(event.target.value)}
      />
      <Input
        aria-label={t('offerNote')}
        placeholder={t('notePlaceholder')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit">{t('send')}</Button>
      {fault !== '' && (
        <span className="q-field-error" role="alert">
          {fault}
        </span>
      )}
    </form>
  )
}
