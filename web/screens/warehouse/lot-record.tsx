import { lotStanding, lotStandingTone } from '@quayside/contract/warehouse/lot-balances.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { LotButtons } from './lot-buttons.tsx'
import { LotCostPanel } from './lot-cost.tsx'
import { LotDetails } from './lot-details.tsx'
import { LotMovements } from './lot-movements.tsx'
import { LotQr, LotQuantities } from './lot-quantities.tsx'
import styles from './stock.module.css'

/** A lot's page: what is there, where it came from, every movement with its balance, and what the storage costs. */
export function LotRecord({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock')
  const standing = lotStanding(lot)
  return (
    <RecordFrame
      title={{ number: lot.number }}
      state={<ToneTag tone={lotStandingTone[standing]}>{t(`standing.${standing}`)}</ToneTag>}
      parties={[lot.model, lot.warehouseName, lot.location].filter(Boolean).join(' · ')}
      actions={<LotButtons lot={lot} />}
      progress={
        <section className={`q-panel ${styles['lot']}`}>
          <LotQr number={lot.number} />
          <LotQuantities lot={lot} />
          <LotDetails lot={lot} />
        </section>
      }
      aside={<LotCostPanel lot={lot} />}
    >
      <LotMovements lot={lot} />
    </RecordFrame>
  )
}
