import { labelOrderState } from '@quayside/contract/filings/filing.codes.ts'
import { labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { erpLabelOrder } from '@quayside/contract/gateway/label-orders.ts'
import { labelVersionBody, OfficeLabel } from '@quayside/contract/office/label-order.ts'
import { sql as raw } from 'kysely'
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
import { quoteColumn } from './filing-quote-column.ts'
import { providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

const joined = {
  waitsFor: labelWaitsForSql('r'),
  productNames: productNamesSql('r'),
  confirmedCount: confirmedCountSql('r'),
  waitingCount: waitingCountSql('r'),
}
const facts = { hasOpenVersion: hasOpenVersionSql('r'), isConfirmed: isConfirmedSql('r') }

export const labelOrder = providerDocument({
  kind: 'labelOrder',
  name: 'label-orders',
  columns: labelOrderColumns,
  joined,
  factSql: facts,
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
  title: joined.productNames,
  since: raw`r.updated_at`,
  review: labelOrders.review,
  erp: erpLabelOrder,
  office: {
    row: OfficeLabel,
    searched: [raw`r.number`, joined.productNames],
  },
  more: async ({ company_id: companyId, id }, call) => {
    const { lines } = await labelOrders.review({ companyId, id }, call)
    return { lines: lines.map(({ rawCells: _raw, ...line }) => line) }
  },
  bodies: { sendVersion: labelVersionBody, quoteFee: quotedFee },
  lock: (tx, id) => lockLabel(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepLabel(tx, acting, { id, name, locked, given: given as LabelGiven }),
})
