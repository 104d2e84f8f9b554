import { amount } from '@quayside/contract/kernel/money.ts'
import type { StorageCharge } from '@quayside/contract/office/storage.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'

type Props = { readonly month: string; readonly charge: StorageCharge; readonly onClose: () => void }

/** The days of each lot behind a charge. */
export function StorageLotsDialog({ month, charge, onClose }: Props) {
  const t = useTranslations('officeWarehouse.storage')
  const stock = useTranslations('warehouseFields.stock')
  const may = useMay()
  const { companyId, warehouseId } = charge
  const query = { month, companyId, warehouseId }
  const { data } = useQuery({
    queryKey: ['storageCharge', 'lots', query],
    queryFn: () => api('GET warehouse/online/storageCharge/lots', { query }),
  })
  return (
    <Drawer title={`${charge.companyName} · ${charge.warehouseName}`} width={820} onClose={onClose}>
      {data === undefined ? (
        <TableSkeleton label="…" />
      ) : (
        <ShortTable
          rows={data}
          keyOf={({ lotId, from }) => `${lotId} ${from}`}
          columns={[
            {
              title: stock('number'),
              isRowHead: true,
              cell: ({ lotId, number }) => (
                <Code {...(may('stock-list') && { href: pageAddress('/office/lot', { id: lotId }) })}>
                  {number}
                </Code>
              ),
            },
            { title: stock('model'), cell: ({ model }) => <Code>{model}</Code> },
            { title: t('days'), cell: ({ from, to }) => `${from} – ${to}` },
            { title: t('unit'), cell: ({ unit }) => <CodeText list={tariffUnit} value={unit} /> },
            { title: t('quantity'), isFigure: true, cell: ({ quantity }) => showNumber(quantity) },
            { title: t('rate'), isFigure: true, cell: ({ rate, currency }) => `${currency} ${rate}` },
            {
              title: t('amount'),
              isFigure: true,
              cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
            },
          ]}
        />
      )}
    </Drawer>
  )
}
