import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import costStyles from './lot-cost.module.css'
import { CostDrawing } from './lot-cost-drawing.tsx'
import { LotCostMonths } from './lot-cost-months.tsx'
import styles from './stock.module.css'

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
            {lot.costElsewhere && ` + ${lot.costElsewhere}`}
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
          <LotCostMonths lot={lot} />
          <Basis lot={lot} />
        </>
      )}
    </Panel>
  )
}

const whole = (parts: ReactNode) => <span className={costStyles['whole']}>{parts}</span>

/** Stretches of days with the same tariff and quantity. */
function Basis({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const codeText = useCodeText()
  return (
    <ul className={costStyles['basis']} aria-label={t('tariffs')}>
      {lot.costParts.map((part) => (
        <li key={part.from}>
          {t.rich('tariff', {
            whole,
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
  if (lot.costAhead === null) return null
  const { currency, amount } = lot.costAhead
  const isBound = Number(lot.available) < Number(lot.onHand)
  return (
    <Panel title={t('save')}>
      <div className={costStyles['cost']}>
        <p>
          <span>{t('saveNow')}</span>
          <span>{t('saveNote', { amount: `${currency} ${formatAmount(amount)}` })}</span>
        </p>
      </div>
      {isBound && <p className={styles['quiet']}>{t('savePart')}</p>}
    </Panel>
  )
}
