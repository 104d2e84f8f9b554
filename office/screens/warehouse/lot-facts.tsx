import type { OfficeStockDetail } from '@quayside/contract/office/stock.ts'
import { stockColumns } from '@quayside/contract/warehouse/stock.ts'
import { lotQuality, lotQualityTone } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { LotExpiry } from './lot-expiry.tsx'
import styles from './warehouse.module.css'

const parts = ['available', 'reserved', 'blocked'] as const

export function LotFacts({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const shown = fieldsOf(stockColumns, lot, fields)
  return (
    <Panel>
      <dl className={styles['figures']}>
        {(['onHand', ...parts] as const).map((key) => (
          <div key={key}>
            <dt>{fields(key)}</dt>
            <dd>{showNumber(lot[key])}</dd>
          </div>
        ))}
        <div>
          <dt>{fields('days')}</dt>
          <dd>{lot.days}</dd>
        </div>
        {lot.cost !== null && (
          <div>
            <dt>{fields('cost')}</dt>
            <dd>
              {lot.costCurrency} {lot.cost}
              {lot.costElsewhere && ` + ${lot.costElsewhere}`}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles['bars']} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: Number(lot[part]) }} />
        ))}
      </div>
      <Details>
        {shown('model', 'name', 'brand', 'warehouseName', 'location')}
        <TextDetail label={fields('lotNumber')} value={lot.lotNumber} />
        <TextDetail label={fields('batchNumber')} value={lot.batchNumber} />
        <Detail label={fields('quality')}>
          <StateTag list={lotQuality} tones={lotQualityTone} value={lot.quality} />
        </Detail>
        <TextDetail
          label={t('measures')}
          value={t('measuresOf', { packages: lot.packages, gross: lot.grossWeight, volume: lot.volume })}
        />
        {shown('inspectionState', 'dateCode', 'producedOn')}
        <Detail label={fields('expiresOn')}>
          <LotExpiry lot={lot} />
        </Detail>
        {shown('palletNumber', 'storedOn', 'freeUntil')}
        <DateDetail label={t('chargedUntil')} value={lot.chargedUntil} />
        {lot.inboundId !== null && (
          <Detail label={t('inbound')}>
            <Code href={recordAddress('inbound', lot.inboundId)}>{lot.inboundNumber}</Code>
          </Detail>
        )}
      </Details>
    </Panel>
  )
}
