import type { OfficeStockDetail } from '@quayside/contract/office/stock.ts'
import { movementKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { StockDocumentLink } from './stock-document-link.tsx'

const signed = (value: string): string =>
  Number(value) === 0 ? '' : Number(value) > 0 ? `+${showNumber(value)}` : showNumber(value)

export function LotMovements({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const figure = (key: 'onHand' | 'reserved' | 'blocked') => ({
    title: fields(key),
    isFigure: true,
    cell: (row: OfficeStockDetail['movements'][number]) => (
      <span className="q-number">{signed(row[key])}</span>
    ),
  })
  return (
    <Panel title={t('movements')}>
      {lot.movements.length === 0 ? (
        <EmptyState text={t('noMovements')} />
      ) : (
        <ShortTable
          rows={lot.movements}
          columns={[
            { title: t('at'), cell: ({ at }) => <DateText value={at} hasTime /> },
            {
              title: t('movement'),
              isRowHead: true,
              cell: ({ kind }) => <CodeText list={movementKind} value={kind} />,
            },
            figure('onHand'),
            figure('reserved'),
            figure('blocked'),
            {
              title: t('balance'),
              isFigure: true,
              cell: ({ balance }) => <b className="q-number">{showNumber(balance ?? '')}</b>,
            },
            { title: t('document'), cell: (row) => <StockDocumentLink {...row} /> },
            {
              title: t('places'),
              cell: ({ fromLocation, toLocation }) =>
                fromLocation === '' && toLocation === ''
                  ? '–'
                  : `${fromLocation || '–'} → ${toLocation || '–'}`,
            },
            { title: t('reason'), cell: ({ reason }) => reason || '–' },
            { title: t('by'), cell: ({ actorName }) => actorName },
          ]}
        />
      )}
    </Panel>
  )
}
