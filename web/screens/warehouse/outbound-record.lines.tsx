import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import type { OutboundLine } from '@quayside/contract/warehouse/outbound-line.ts'
import { outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { LotHeads, LotNumberCells, NumberHead } from './lot-cells.tsx'
import { LotLink } from './lot-link.tsx'
import styles from './outbound.module.css'

type Lot = OutboundLine['lots'][number]
const leftOf = ({ qty, taken }: Lot): string => sumTexts([qty, `-${taken}`])

/** What is to leave, and of each line the lots that are reserved for it or have left. */
export function OutboundLines({ outbound }: { outbound: OutboundDetail }) {
  const t = useTranslations('outbound.lines')
  const fields = useTranslations('warehouseFields.outboundLine')
  const isDraft = outbound.state === outboundState.codes.draft
  return (
    <section className="q-panel" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={`q-rows ${styles['lines']}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('modelOrLot')}</th>
              <LotHeads columns={['lotNumber', 'batchNumber', 'dateCode', 'expiresOn', 'location']} />
              <NumberHead>{fields('qty')}</NumberHead>
              <NumberHead>{t('shipped')}</NumberHead>
              <NumberHead>{t('reserved')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {outbound.lines.map((line) => (
              <Fragment key={line.id}>
                <tr data-line>
                  <th scope="row" colSpan={6}>
                    <span className="q-code">{line.model || t('pickedLot')}</span> {line.brand}
                    <LineNotes line={line} />
                  </th>
                  <td data-number>{line.qty === '' ? '–' : showNumber(line.qty)}</td>
                  <td data-number>{showNumber(line.shippedQty)}</td>
                  <td data-number>{isDraft ? '–' : showNumber(reservedOf(line))}</td>
                </tr>
                {line.lots.map((lot) => (
                  <tr key={lot.lotId}>
                    <td>
                      <LotLink id={lot.lotId}>{lot.number}</LotLink>
                    </td>
                    <LotNumberCells lot={lot} />
                    <td data-number>{showNumber(lot.qty)}</td>
                    <td data-number>{showNumber(lot.taken)}</td>
                    <td data-number>{showNumber(leftOf(lot))}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {isDraft && <p className={`q-page-note ${styles['draft']}`}>{t('draft')}</p>}
    </section>
  )
}

const reservedOf = ({ lots }: OutboundLine): string => sumTexts(lots.map(leftOf))

function LineNotes({ line }: { line: OutboundLine }) {
  const t = useTranslations('outbound.lines')
  const notes = [
    line.packQty === '' ? '' : t('packs', { qty: showNumber(line.packQty) }),
    line.lotNumbers.length === 0 ? '' : t('asked', { lots: line.lotNumbers.join(', ') }),
    line.remark,
  ].filter(Boolean)
  return notes.length > 0 ? <small>{notes.join(' · ')}</small> : null
}
