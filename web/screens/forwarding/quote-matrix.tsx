import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  type ChargeSectionKey,
  chargeBasis,
  chargeSection,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatCount } from '@quayside/contract/forwarding/freight-charge.ts'
import type { Comparison, QuoteColumn } from '@quayside/contract/forwarding/quote-comparison.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { ChargeCell } from './quote-cell.tsx'
import { Decisions } from './quote-decisions.tsx'
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
                        {Number(basis.quantity) !== 1 && ` × ${formatCount(basis.quantity)}`}
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
                    <ChargeCell cell={cells[place]} quote={column.quote} chargeKind={kind.value} />
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
