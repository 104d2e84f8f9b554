import { withBalances } from '@quayside/contract/warehouse/lot-balances.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { movementKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { Actor } from './movement-actor.tsx'
import { MovementNote } from './movement-note.tsx'
import { Signed } from './signed.tsx'
import styles from './stock.module.css'
import { StockDocument } from './stock-document.tsx'

/** Every movement of the lot with what it had afterwards; they add up to what it has now. */
export function LotMovements({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.movements')
  const { rows, isWhole } = withBalances(lot, lot.movements)
  const hasBlocked = lot.movements.some(({ blocked }) => Number(blocked) !== 0)
  return (
    <section className="q-panel" aria-labelledby="lot-movements">
      <header className={styles['head']}>
        <h2 id="lot-movements">{t('title')}</h2>
        <span className={styles['quiet']}>
          {isWhole ? t('note', { count: rows.length }) : t('newest', { count: rows.length })}
        </span>
        <PageLink href={pageAddress('/stockMovement', { lotId: lot.id })}>{t('all')}</PageLink>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways by keyboard */}
      <div className={styles['movements']} tabIndex={0} role="group" aria-label={t('title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col" data-figure>
                {t('onHandChange')}
              </th>
              <th scope="col" data-figure>
                {t('reservedChange')}
              </th>
              {hasBlocked && (
                <th scope="col" data-figure>
                  {t('blockedChange')}
                </th>
              )}
              <th scope="col" data-figure data-group>
                {t('onHand')}
              </th>
              <th scope="col" data-figure>
                {t('available')}
              </th>
              <th scope="col" data-group>
                {t('document')}
              </th>
              <th scope="col">{t('actor')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <DateText value={row.at} hasTime />
                </td>
                <td>
                  <CodeText list={movementKind} value={row.kind} />
                </td>
                <td data-figure>
                  <Signed value={row.onHand} />
                </td>
                <td data-figure>
                  <Signed value={row.reserved} />
                </td>
                {hasBlocked && (
                  <td data-figure>
                    <Signed value={row.blocked} />
                  </td>
                )}
                <td data-figure data-group>
                  {showNumber(row.after.onHand)}
                </td>
                <td data-figure>{showNumber(row.after.available)}</td>
                <td data-group data-note>
                  <StockDocument document={row} />
                  <MovementNote movement={row} />
                </td>
                <td>
                  <Actor movement={row} />
                </td>
              </tr>
            ))}
          </tbody>
          {isWhole && (
            <tfoot>
              <tr>
                <td colSpan={2}>{t('total')}</td>
                <td data-figure>{showNumber(lot.onHand)}</td>
                <td data-figure>{showNumber(lot.reserved)}</td>
                {hasBlocked && <td data-figure>{showNumber(lot.blocked)}</td>}
                <td data-figure data-group>
                  {showNumber(lot.onHand)}
                </td>
                <td data-figure>{showNumber(lot.available)}</td>
                <td data-group colSpan={2}>
                  {t('agrees')}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}
