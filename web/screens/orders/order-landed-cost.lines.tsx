import {
  type Amount,
  formatQuantity,
  formatRate,
  isZero,
  type Rate,
} from '@quayside/contract/kernel/money.ts'
import { costKind } from '@quayside/contract/reports/landed-cost.codes.ts'
import type { ReportRow } from '@quayside/contract/reports/report.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { Figure, MoneyTable } from './money-table.tsx'

/** The page shows the first lines; the report has all of them, with files. */
const shownAtMost = 50

type Props = { readonly orderId: string; readonly count: number; readonly version: number }

/** What each line costs, as the report has it. */
export function LandedCostLines({ orderId, count, version }: Props) {
  const t = useTranslations('landedCost')
  const codeText = useCodeText()
  const { data: rows = [] } = useQuery({
    queryKey: ['order', 'landedCost', orderId, version, 'lines'],
    placeholderData: keepOfSameRecord(orderId),
    queryFn: async ({ signal }) => {
      const query = {
        reportNo: 'landedCost',
        orderId,
        pageSize: shownAtMost,
        orderByColumn: 'line',
        isAsc: 'asc',
      } as const
      return (await api('GET report/online/list', { query }, { signal, isQuiet: true })).rows
    },
  })
  const has = (kind: string) => rows.some((row) => !isZero((row.cells[kind] ?? '0') as Amount))
  // A cost that no line of the order has needs no column.
  const kinds = costKind.keys.filter((kind) => kind !== 'vat' && has(kind))
  const sums = ['total', 'unitCost', 'vat'] as const
  return (
    <MoneyTable
      title={t('lines')}
      note={t('linesNote', { count })}
      isEmpty={rows.length === 0}
      action={
        <div>
          <PageLink href={pageAddress('/otherReports', { reportNo: 'landedCost', orderId })}>
            {t('allLines')}
          </PageLink>
        </div>
      }
      heads={[
        { text: t('line') },
        { text: t('model') },
        { text: t('quantity'), isFigure: true },
        ...kinds.map((kind) => ({ text: codeText(costKind, costKind.codes[kind]), isFigure: true })),
        ...sums.map((key) => ({ text: t(key), isFigure: true })),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <LineRow key={row.id} row={row} figures={[...kinds, ...sums]} />
        ))}
      </tbody>
    </MoneyTable>
  )
}

function LineRow({ row: { cells }, figures }: { row: ReportRow; figures: readonly string[] }) {
  const t = useTranslations('landedCost')
  const estimated = cells['estimated'] ?? ''
  return (
    <tr title={estimated === '' ? undefined : t('estimated', { kinds: estimated })}>
      <td>{cells['line']}</td>
      <td>{cells['model']}</td>
      <Figure>
        <span className="q-number">{formatQuantity(cells['quantity'] ?? '')}</span>
      </Figure>
      {figures.map((key) => (
        <Figure key={key}>
          {key === 'unitCost' ? (
            <span className="q-number">{cells[key] ? formatRate(cells[key] as Rate) : <Nothing />}</span>
          ) : (
            <Money value={(cells[key] ?? null) as Amount | null} />
          )}
        </Figure>
      ))}
    </tr>
  )
}
