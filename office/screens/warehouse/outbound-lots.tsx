import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'

/** Every reserved lot with its place, what lies ready and what has left. */
export function OutboundLots({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse.outbound')
  const stock = useTranslations('warehouseFields.stock')
  const lines = useTranslations('warehouseFields.outbound')
  const rows = outbound.lines.flatMap((line) =>
    line.lots.map((lot) => ({
      ...lot,
      lineId: line.id,
      model: line.model,
      picked: outbound.picks.find((pick) => pick.lineId === line.id && pick.lotId === lot.lotId)?.qty ?? '0',
    })),
  )
  const figure = (key: 'qty' | 'picked' | 'taken', title: string) => ({
    title,
    isFigure: true,
    cell: (row: (typeof rows)[number]) => <span className="q-number">{showNumber(row[key])}</span>,
  })
  return (
    <Panel title={lines('lines')}>
      <ShortTable
        rows={rows}
        keyOf={({ lineId, lotId }) => `${lineId} ${lotId}`}
        columns={[
          { title: stock('model'), isRowHead: true, cell: ({ model }) => <Code>{model}</Code> },
          {
            title: stock('number'),
            cell: ({ lotId, number }) => (
              <Code href={pageAddress('/office/lot', { id: lotId })}>{number}</Code>
            ),
          },
          { title: stock('location'), cell: ({ location }) => location || '–' },
          { title: stock('lotNumber'), cell: ({ lotNumber }) => lotNumber || '–' },
          { title: stock('dateCode'), cell: ({ dateCode }) => dateCode || '–' },
          { title: stock('expiresOn'), cell: ({ expiresOn }) => expiresOn ?? '–' },
          figure('qty', t('reserved')),
          figure('picked', t('picked')),
          figure('taken', t('left')),
        ]}
      />
    </Panel>
  )
}
