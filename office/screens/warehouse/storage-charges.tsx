import { amount } from '@quayside/contract/kernel/money.ts'
import type { StorageCharge } from '@quayside/contract/office/storage.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { Money, UnitPrice } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import styles from './warehouse.module.css'

export function ChargeTable(props: {
  charges: readonly StorageCharge[]
  onOpen?: (charge: StorageCharge) => void
}) {
  const { charges, onOpen } = props
  const t = useTranslations('officeWarehouse.storage')
  return (
    <ShortTable
      rows={charges}
      keyOf={(row) => [row.companyId, row.warehouseId, row.unit, row.rate, row.currency].join(' ')}
      columns={[
        { title: t('customer'), isRowHead: true, cell: ({ companyName }) => companyName },
        { title: t('warehouse'), cell: ({ warehouseName }) => warehouseName },
        {
          title: t('lots'),
          cell: (row) =>
            onOpen ? (
              <Button
                look="link"
                aria-label={t('seeLotsOf', { count: row.lots, name: row.companyName })}
                onClick={() => onOpen(row)}
              >
                {t('seeLots', { count: row.lots })}
              </Button>
            ) : (
              row.lots
            ),
        },
        { title: t('unit'), cell: ({ unit }) => <CodeText list={tariffUnit} value={unit} /> },
        {
          title: t('quantity'),
          isFigure: true,
          cell: ({ quantity }) => <span className="q-number">{showNumber(quantity)}</span>,
        },
        {
          title: t('rate'),
          isFigure: true,
          cell: ({ rate, currency }) => <UnitPrice value={rate} currency={currency} />,
        },
        {
          title: t('amount'),
          isFigure: true,
          cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
        },
        ...(onOpen
          ? []
          : [
              {
                title: t('fee'),
                cell: ({ feeId, feeNumber }: StorageCharge) =>
                  feeId === null ? '–' : <Code href={recordAddress('fee', feeId)}>{feeNumber}</Code>,
              },
            ]),
      ]}
    />
  )
}

/** The fees that the run has just made. */
export function Charged({ charges }: { charges: readonly StorageCharge[] }) {
  const t = useTranslations('officeWarehouse.storage')
  return (
    <section className="q-panel">
      <PanelBar>
        <h2>{t('charged')}</h2>
        <span className="q-page-note">
          {t('seeLots', { count: Number(sumTexts(charges.map(({ lots }) => String(lots)))) })}
        </span>
      </PanelBar>
      <div className={styles['parts']}>
        <ChargeTable charges={charges} />
      </div>
    </section>
  )
}
