import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import type { ForwarderQuotationDetail as Quote } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  counterOfferState,
  counterOfferStateTone,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteColumn } from '@quayside/contract/forwarding/quote-comparison.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import styles from './quote-matrix.module.css'

/** Days from which on the end of a quotation is marked. */
const soon = 3

type DecisionProps = {
  readonly answer: QuoteComparison
  readonly columns: readonly QuoteColumn<Quote>[]
  readonly dataOf: (column: QuoteColumn<Quote>) => object
  readonly onOffer: (id: string) => void
}

/** What one decides by: price, days, way, free time, validity, counter-offer. */
export function Decisions({ answer, columns, dataOf, onOffer }: DecisionProps) {
  const format = useFormatter()
  const t = useTranslations('forwarding.matrix')
  const portName = useEntryNames('1007')
  const chargeName = useEntryNames('1020')
  const used = new Set(columns.flatMap(({ totals }) => totals.map(({ currency }) => currency)))
  const rates = answer.rates.filter(({ currency }) => currency !== 'RMB' && used.has(currency))
  const row = (name: string, head: ReactNode, cell: (column: QuoteColumn<Quote>) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{head}</th>
      {columns.map((column) => (
        <td key={column.quote.id} {...dataOf(column)}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      {row(
        'rmb',
        <span className={styles['proof']}>
          <b>{t('rmb')}</b>
          {rates[0] && (
            <small>
              <WholeParts>{t('rates', { day: rates[0].day })}</WholeParts>
            </small>
          )}
          <small>{rates.map(({ currency, rate }) => `${currency} ${rate}`).join('　')}</small>
        </span>,
        ({ rmb, missing, above }) => (
          <span className={styles['total']}>
            {rmb === undefined ? (
              <span>{t('noRate')}</span>
            ) : (
              <span>
                <small>RMB</small> <b>{formatAmount(rmb)}</b>
              </span>
            )}
            <small data-warns={missing > 0 || undefined}>
              {missing > 0
                ? t('missing', { count: missing })
                : above !== undefined && Number(above) > 0
                  ? t('above', { sum: formatAmount(above) })
                  : t('complete')}
            </small>
          </span>
        ),
      )}
      {row('transit', t('transit'), ({ quote }) => (
        <span className={styles['pair']}>
          <span>{quote.viaPort === '' ? t('direct') : t('via', { port: portName(quote.viaPort) })}</span>
          <b>{t('days', { count: quote.transitDays })}</b>
        </span>
      ))}
      {row('departs', t('departs'), ({ quote: { departsOn } }) =>
        departsOn === null ? (
          '–'
        ) : (
          <span className={styles['pair']}>
            <span>{format.dateTime(new Date(departsOn), { weekday: 'short', timeZone: 'UTC' })}</span>
            <span>{departsOn}</span>
          </span>
        ),
      )}
      {row('free', t('freeDays'), ({ quote }) =>
        quote.freeDays === null ? '–' : t('days', { count: quote.freeDays }),
      )}
      {row('valid', t('validUntil'), ({ quote }) => {
        const left = daysBetween(answer.today, quote.validUntil)
        return (
          <span className={styles['pair']}>
            <span>{quote.validUntil}</span>
            {quote.state === forwarderQuotationState.codes.offered && (
              <span data-soon={left <= soon || undefined}>
                {left < 0 ? t('over') : left === 0 ? t('lastDay') : t('left', { count: left })}
              </span>
            )}
          </span>
        )
      })}
      {row('offer', t('offer'), ({ quote: { id, carrier, offers, nextSteps } }) => {
        const [last] = offers
        if (!last && nextSteps.some(({ name }) => name === 'counterOffer'))
          return (
            <button
              type="button"
              className="q-text-button"
              aria-label={t('offerTo', { carrier })}
              onClick={() => onOffer(id)}
            >
              {t('offer')}
            </button>
          )
        if (!last) return '–'
        return (
          <span className={styles['pair']}>
            <StateTag list={counterOfferState} tones={counterOfferStateTone} value={last.state} />
            <span>
              {chargeName(last.chargeKind)}{' '}
              {last.price !== null && `${last.currency} ${formatPrice(last.price)}`}
            </span>
          </span>
        )
      })}
    </>
  )
}
