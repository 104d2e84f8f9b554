import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  type ChargeSectionKey,
  chargeBasis,
  chargeSection,
  counterOfferState,
  counterOfferStateTone,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { Comparison, QuoteCell, QuoteColumn } from '@quayside/contract/forwarding/quote-comparison.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { StateTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/dictionary.ts'
import styles from './quote-matrix.module.css'

type Quote = ForwarderQuotationDetail
type Props = {
  readonly answer: QuoteComparison
  readonly comparison: Comparison<Quote>
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** Begins a counter-offer to this quotation. */
  readonly onOffer: (id: string) => void
}

/** Decision rows first, charges below; the first column stays in sight while the others scroll. */
export function QuoteMatrix({ answer, comparison, selectedId, onSelect, onOffer }: Props) {
  const t = useTranslations('forwarding.matrix')
  const codeText = useCodeText()
  const portName = useEntryNames('1007')
  const { columns, sections } = comparison
  const { originPort, destinationPort } = answer.enquiry
  const portOf: Partial<Record<string, string>> = { origin: originPort, destination: destinationPort }
  const sectionName = (section: ChargeSectionKey): string =>
    `${codeText(chargeSection, chargeSection.codes[section])} ${portName(portOf[section] ?? '')}`.trim()
  const dataOf = ({ quote, isLive }: QuoteColumn<Quote>) => ({
    'data-selected': quote.id === selectedId || undefined,
    'data-ended': !isLive || undefined,
  })
  return (
    // Focusable, so that the keyboard scrolls it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles['scroll']} aria-label={t('title')} tabIndex={0}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('head')}</th>
            {columns.map((column) => (
              <th key={column.quote.id} scope="col" {...dataOf(column)}>
                <Head column={column} isSelected={column.quote.id === selectedId} onSelect={onSelect} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Decisions answer={answer} columns={columns} dataOf={dataOf} onOffer={onOffer} />
        </tbody>
        {sections.map(({ section, rows, sums }) => (
          <tbody key={section}>
            <tr className={styles['section']}>
              <th scope="rowgroup">{sectionName(section)}</th>
              {columns.map((column, place) => (
                <td key={column.quote.id} {...dataOf(column)}>
                  {(sums[place] ?? [])
                    .map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`)
                    .join(' + ')}
                </td>
              ))}
            </tr>
            {rows.map(({ kind, basis, cells }) => (
              <tr key={kind.value}>
                <th scope="row">
                  <span className={styles['kind']}>
                    <span>
                      {kind.name} <small>{kind.value}</small>
                    </span>
                    {basis && (
                      <small>
                        {codeText(chargeBasis, basis.basis)}
                        {Number(basis.quantity) !== 1 && ` × ${formatQuantity(basis.quantity)}`}
                      </small>
                    )}
                  </span>
                </th>
                {columns.map((column, place) => (
                  <td
                    key={column.quote.id}
                    {...dataOf(column)}
                    data-missing={cells[place]?.is === 'missing' || undefined}
                  >
                    <Cell cell={cells[place]} quote={column.quote} chargeKind={kind.value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type HeadProps = {
  readonly column: QuoteColumn<Quote>
  readonly isSelected: boolean
  readonly onSelect: (id: string) => void
}

function Head({ column, isSelected, onSelect }: HeadProps) {
  const t = useTranslations('forwarding.matrix')
  const codeText = useCodeText()
  const { quote, isCheapest, isFastest, isLive } = column
  return (
    <label className={styles['head']}>
      <input type="radio" name="quote" checked={isSelected} onChange={() => onSelect(quote.id)} />
      <span>
        <b>{quote.carrier}</b>
        <code>{quote.number}</code>
      </span>
      <span className={styles['marks']}>
        {isCheapest && <em>{t('cheapest')}</em>}
        {isFastest && <em>{t('fastest')}</em>}
        {(!isLive || quote.state === forwarderQuotationState.codes.confirmed) && (
          <i>{codeText(forwarderQuotationState, quote.state)}</i>
        )}
      </span>
    </label>
  )
}

/** Days from which on the end of a quotation is marked. */
const soon = 3

type DecisionProps = {
  readonly answer: QuoteComparison
  readonly columns: readonly QuoteColumn<Quote>[]
  readonly dataOf: (column: QuoteColumn<Quote>) => object
  readonly onOffer: (id: string) => void
}

/** What one decides by: price, days, way, free time, validity, counter-offer. */
function Decisions({ answer, columns, dataOf, onOffer }: DecisionProps) {
  const format = useFormatter()
  const t = useTranslations('forwarding.matrix')
  const portName = useEntryNames('1007')
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
          {rates[0] && <small>{t('rates', { day: rates[0].day })}</small>}
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
      {row('valid', t('validUntil'), ({ quote, isLive }) => {
        const left = daysBetween(answer.today, quote.validUntil)
        return (
          <span className={styles['pair']}>
            <span>{quote.validUntil}</span>
            {isLive && (
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
              {last.chargeKind} {last.price !== null && `${last.currency} ${formatPrice(last.price)}`}
            </span>
          </span>
        )
      })}
    </>
  )
}

type CellProps = {
  readonly cell: QuoteCell | undefined
  readonly quote: Quote
  readonly chargeKind: string
}

/** Not quoted is hatched and can be asked for; included is said in a word. */
function Cell({ cell, quote, chargeKind }: CellProps) {
  const t = useTranslations('forwarding.matrix')
  const queries = useQueryClient()
  const canAsk = quote.nextSteps.some(({ name }) => name === 'counterOffer')
  async function ask(): Promise<void> {
    await api('POST freight/online/quotation/{id}/counterOffer', {
      params: { id: quote.id },
      body: { chargeKind, price: null, note: '' },
    })
    showToast({ kind: 'success', text: t('asked') })
    await queries.invalidateQueries({ queryKey: ['forwarderQuotation'] })
  }
  if (cell?.is === 'quoted')
    return (
      <span className={styles['pair']}>
        <small>{Number(cell.charge.quantity) === 1 ? '' : formatPrice(cell.charge.unitPrice)}</small>
        <span>
          <small>{cell.charge.currency}</small> {formatAmount(cell.amount)}
        </span>
      </span>
    )
  if (cell?.is === 'included') return <span className={styles['included']}>{t('included')}</span>
  return (
    <span className={styles['pair']}>
      {canAsk ? (
        <button type="button" className="q-text-button" onClick={() => void ask().catch(() => undefined)}>
          {t('ask')}
        </button>
      ) : (
        <span />
      )}
      <b>{t('notQuoted')}</b>
    </span>
  )
}
