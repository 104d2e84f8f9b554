import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { differenceKind, stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'

export function InboundDifferences({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.difference')
  const lines = useTranslations('warehouseFields.inboundLine')
  return (
    <Panel title={t('title')}>
      <ShortTable
        rows={inbound.differences}
        columns={[
          {
            title: lines('model'),
            isRowHead: true,
            cell: ({ id, model }) => <PageLink href={recordAddress('stockDifference', id)}>{model}</PageLink>,
          },
          { title: t('kind'), cell: ({ kind }) => <CodeText list={differenceKind} value={kind} /> },
          { title: t('qty'), cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span> },
          { title: t('reason'), cell: ({ reason }) => reason },
          { title: t('state'), cell: ({ state }) => <DifferenceState state={state} /> },
        ]}
      />
    </Panel>
  )
}

const DifferenceState = ({ state }: { state: number }) => (
  <KindState kind="stockDifference" state={stockDifferenceState.keyOf(state) ?? ''} />
)
