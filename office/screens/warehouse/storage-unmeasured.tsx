import type { UnmeasuredLot } from '@quayside/contract/office/storage.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { MeasureDialog } from './measure-dialog.tsx'
import styles from './warehouse.module.css'

/** Lots that cannot be charged before their weight, volume or packages are entered, which is done here. */
export function UnmeasuredLots({ lots }: { lots: readonly UnmeasuredLot[] }) {
  const t = useTranslations('officeWarehouse.storage')
  const stock = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const may = useMay()
  const [isMeasuring, setMeasuring] = useState(false)
  const measured = new Map(lots.map(({ lotId, number, model }) => [lotId, { id: lotId, number, model }]))
  return (
    <section className="q-panel">
      <PanelBar>
        <h2>{t('unmeasured')}</h2>
        <span className="q-page-note">{t('unmeasuredLead')}</span>
        {may('stock-handle') && <Button onClick={() => setMeasuring(true)}>{stock('measure')}</Button>}
      </PanelBar>
      <div className={styles['parts']}>
        <ShortTable
          rows={lots}
          keyOf={({ lotId, from }) => `${lotId} ${from}`}
          columns={[
            {
              title: fields('number'),
              isRowHead: true,
              cell: ({ lotId, number }) => (
                <Code {...(may('stock-list') && { href: pageAddress('/office/lot', { id: lotId }) })}>
                  {number}
                </Code>
              ),
            },
            { title: fields('model'), cell: ({ model }) => model },
            { title: stock('initialQty'), isFigure: true, cell: ({ initialQty }) => showNumber(initialQty) },
            { title: t('customer'), cell: ({ companyName }) => companyName },
            { title: t('warehouse'), cell: ({ warehouseName }) => warehouseName },
            { title: t('unit'), cell: ({ unit }) => <CodeText list={tariffUnit} value={unit} /> },
            { title: t('days'), cell: ({ from, to }) => `${from} – ${to}` },
          ]}
        />
      </div>
      {isMeasuring && <MeasureDialog lots={[...measured.values()]} onClose={() => setMeasuring(false)} />}
    </section>
  )
}
