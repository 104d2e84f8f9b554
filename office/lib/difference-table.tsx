import { differenceKind, stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { KindState } from './kind-state.tsx'
import { recordAddress } from './kinds.ts'

type Row = {
  readonly id: string
  readonly model: string
  readonly kind: number
  readonly qty: string
  readonly reason: string
  /** Its code, or its name in a list of records. */
  readonly state: number | string
}

/** The differences of one document, each with the way to its own page. */
export function DifferenceTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('officeWarehouse.difference')
  const lines = useTranslations('warehouseFields.inboundLine')
  return (
    <Panel title={t('title')}>
      <ShortTable
        rows={rows}
        columns={[
          {
            title: lines('model'),
            isRowHead: true,
            cell: ({ id, model }) => <PageLink href={recordAddress('stockDifference', id)}>{model}</PageLink>,
          },
          { title: t('kind'), cell: ({ kind }) => <CodeText list={differenceKind} value={kind} /> },
          {
            title: t('qty'),
            isFigure: true,
            cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span>,
          },
          { title: t('reason'), cell: ({ reason }) => reason },
          { title: t('state'), cell: ({ state }) => <DifferenceState state={state} /> },
        ]}
      />
    </Panel>
  )
}

const DifferenceState = ({ state }: { state: number | string }) => (
  <KindState
    kind="stockDifference"
    state={typeof state === 'string' ? state : (stockDifferenceState.keyOf(state) ?? '')}
  />
)
