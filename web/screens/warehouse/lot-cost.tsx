import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatAmount, roundAmount } from '@quayside/contract/kernel/money.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { costByMonth } from '@quayside/contract/warehouse/storage-cost.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Code } from '@quayside/kit/cells.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/money.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import costStyles from './lot-cost.module.css'
import { CostDrawing } from './lot-cost-drawing.tsx'
import styles from './stock.module.css'

const daysAhead = 30

/** What the storage of the lot costs: so far, a day, by month with its fee, and by which tariff. */
export function LotCostPanel({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  if (lot.cost === null || lot.costCurrency === null)
    return (
      <Panel title={t('title')}>
        <p className={styles['quiet']}>{t('none')}</p>
      </Panel>
    )
  return (
    <div>
      <CostPanel lot={lot} />
      {Number(lot.onHand) > 0 && <Savings lot={lot} />}
    </div>
  )
}

const isCharged = ({ freeUntil }: StockDetail): boolean => freeUntil === null || freeUntil < today()

function CostPanel({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const perDay = formatAmount((lot.costPerDay ?? '0') as Amount)
  const isOver = isCharged(lot)
  return (
    <Panel title={t('title')}>
      <div className={costStyles['cost']}>
        <p>
          <b>
            <Money value={lot.cost as Amount} currency={lot.costCurrency ?? ''} />
          </b>
          {Number(lot.onHand) > 0 && (
            <span>{isOver ? t('everyDay', { amount: perDay }) : t('afterFree', { amount: perDay })}</span>
          )}
        </p>
        {lot.freeUntil !== null && (
          <p className={styles['quiet']}>{t(isOver ? 'freeEnded' : 'freeUntil', { day: lot.freeUntil })}</p>
        )}
      </div>
      <CostDrawing lot={lot} />
      {lot.costParts.length > 0 && (
        <>
          <Months lot={lot} />
          <Basis lot={lot} />
        </>
      )}
    </Panel>
  )
}

function Months({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const can = useCan()
  const months = costByMonth(lot.costParts)
  return (
    <table className={costStyles['months']}>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('dayCount')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('fee')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, days, cost }) => {
          const charge = lot.charges.find(({ from }) => from.startsWith(month))
          return (
            <tr key={`${month} ${cost.currency}`}>
              <th scope="row">{month}</th>
              <td>{t('days', { days })}</td>
              <td>
                <Money value={cost.amount} />
              </td>
              <td>
                {charge === undefined ? (
                  t('notCharged')
                ) : (
                  <Code
                    {...(can('finance-fee-list') && {
                      href: pageAddress('/costBreakdown', { record: charge.feeId }),
                    })}
                  >
                    {charge.feeNumber}
                  </Code>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('so')}</th>
          <td>{t('days', { days: months.reduce((sum, { days }) => sum + days, 0) })}</td>
          <td>
            <Money value={lot.cost as Amount} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** Stretches of days with the same tariff and quantity. */
function Basis({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const codeText = useCodeText()
  return (
    <ul className={costStyles['basis']} aria-label={t('tariffs')}>
      {lot.costParts.map((part) => (
        <li key={part.from}>
          {t('tariff', {
            from: part.from,
            currency: part.currency,
            rate: showNumber(part.rate),
            // In the middle of a sentence.
            unit: codeText(tariffUnit, part.unit).toLowerCase(),
            quantity: showNumber(part.quantity),
          })}
        </li>
      ))}
    </ul>
  )
}

/** What taking the lot out now would spare. */
function Savings({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const isBound = Number(lot.available) < Number(lot.onHand)
  const amount = roundAmount(Number(lot.costPerDay ?? 0) * chargedAhead(lot))
  return (
    <Panel title={t('save')}>
      <div className={costStyles['cost']}>
        <p>
          <span>{t('saveNow')}</span>
          <span>{t('saveNote', { amount: `${lot.costCurrency} ${formatAmount(amount)}` })}</span>
        </p>
      </div>
      {isBound && <p className={styles['quiet']}>{t('savePart')}</p>}
    </Panel>
  )
}

/** Of the next days, those after the free time. */
function chargedAhead({ freeUntil }: StockDetail): number {
  if (freeUntil === null) return daysAhead
  const left = Math.max(0, daysBetween(today(), freeUntil))
  return Math.max(0, daysAhead - left)
}
