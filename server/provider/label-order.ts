import { labelOrderState } from '@quayside/contract/filings/filing.codes.ts'
import { labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import {
  ErpLabelOrder,
  ErpLabelOrderDetail,
  LabelOrdersQuery,
} from '@quayside/contract/gateway/label-orders.ts'
import { labelVersionBody, OfficeLabel } from '@quayside/contract/office/label-order.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { isDeclinedSql } from '../modules/filings/filing-quote.ts'
import { labelOrders } from '../modules/filings/label-orders.ts'
import {
  confirmedCountSql,
  hasOpenVersionSql,
  isConfirmedSql,
  labelFacts,
  labelWaitsForSql,
  lacksVersionSql,
  lockLabel,
  productNamesSql,
  waitingCountSql,
} from '../modules/filings/label-queries.ts'
import type { LabelGiven } from '../modules/filings/label-versions.ts'
import { stepLabel } from '../modules/filings/step-label.ts'
import { excludesDrafts, providerEntity } from './entity.ts'
import { quoteColumn } from './filing-quote-column.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { yesOrNo } from './yes-or-no.ts'

const joined = {
  waitsFor: labelWaitsForSql('r'),
  productNames: productNamesSql('r'),
  confirmedCount: confirmedCountSql('r'),
  waitingCount: waitingCountSql('r'),
}
const facts = { hasOpenVersion: hasOpenVersionSql('r'), isConfirmed: isConfirmedSql('r') }

export const labelOrder = providerEntity({
  kind: 'labelOrder',
  name: 'label-orders',
  from: raw`label_order r`,
  columns: raw<
    Selectable<DB['label_order']> & JoinedRow<typeof joined & typeof facts>
  >`r.*, ${selected({ ...joined, ...facts })}`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('labelOrder', raw`r.state`)}`,
  state: 'state',
  facts: labelFacts,
  factColumns: {
    hasOpenVersion: { sql: raw`${facts.hasOpenVersion}::text`, values: yesOrNo },
    isConfirmed: { sql: raw`${facts.isConfirmed}::text`, values: yesOrNo },
    quote: quoteColumn,
  },
  // Another version can always be handed back; it is awaited where a product has none that waits or is confirmed. Another
  // price is awaited where the customer declined one.
  awaited: {
    sendVersion: raw<boolean>`r.state = ${raw.lit(labelOrderState.codes.submitted)} and ${lacksVersionSql('r')}`,
    quoteFee: raw<boolean>`r.state = ${raw.lit(labelOrderState.codes.submitted)} and ${isDeclinedSql('r')}`,
  },
  number: raw`r.number`,
  title: joined.productNames,
  since: raw`r.updated_at`,
  review: labelOrders.review,
  office: {
    row: OfficeLabel,
    columns: labelOrderColumns,
    joined,
    searched: [raw`r.number`, joined.productNames],
  },
  query: LabelOrdersQuery,
  row: ErpLabelOrder,
  detail: ErpLabelOrderDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { lines } = await labelOrders.review({ companyId, id }, call)
    return { lines: lines.map(({ rawCells: _raw, ...line }) => line) }
  },
  bodies: { sendVersion: labelVersionBody, quoteFee: quotedFee },
  lock: (tx, id) => lockLabel(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepLabel(tx, acting, { id, name, locked, given: given as LabelGiven }),
})
