import type { OfficeStockDetail } from '@quayside/contract/office/stock.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import styles from './warehouse.module.css'

const parts = ['available', 'reserved', 'blocked'] as const

export function LotFacts({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
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
        <CodeDetail label={fields('model')} value={lot.model} />
        <TextDetail label={fields('name')} value={lot.name} />
        <TextDetail label={fields('brand')} value={lot.brand} />
        <TextDetail label={fields('warehouseName')} value={lot.warehouseName} />
        <TextDetail label={fields('location')} value={lot.location} />
        <TextDetail label={fields('lotNumber')} value={lot.lotNumber} />
        <TextDetail label={fields('batchNumber')} value={lot.batchNumber} />
        <TextDetail label={fields('dateCode')} value={lot.dateCode} />
        <TextDetail label={fields('palletNumber')} value={lot.palletNumber} />
        <DateDetail label={fields('storedOn')} value={lot.storedOn} />
        <DateDetail label={fields('freeUntil')} value={lot.freeUntil} />
        <DateDetail label={t('chargedUntil')} value={lot.chargedUntil} />
        {lot.inboundId !== null && (
          <Detail label={t('inbound')}>
            <Code href={recordAddress('warehouseIn', lot.inboundId)}>{lot.inboundNumber}</Code>
          </Detail>
        )}
      </Details>
    </Panel>
  )
}
