import {
  anomalyBody,
  ErpInputInvoice,
  ErpInputInvoiceDetail,
  ErpInputInvoiceDraft,
  InputInvoicesQuery,
  matchBody,
} from '@quayside/contract/gateway/tax-invoices.ts'
import { type MatchInput, OfficeInputInvoice } from '@quayside/contract/office/input-invoice.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { inputInvoiceColumns } from '@quayside/contract/tax-invoices/input-invoice.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { inputOrderNosSql, matchedLines, readInputInvoice } from '../modules/tax-invoices/input-invoices.ts'
import { lockInputInvoice } from '../modules/tax-invoices/match-input-invoice.ts'
import { insertInputInvoice } from '../modules/tax-invoices/save-input-invoice.ts'
import { stepInputInvoice } from '../modules/tax-invoices/step-input-invoice.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  matchedLines: matchedLines('r'),
  orderNos: inputOrderNosSql('r'),
  enteredByName: raw<string>`coalesce(m.name, '')`,
}

export const inputInvoice = providerEntity({
  kind: 'inputInvoice',
  name: 'input-invoices',
  from: raw`input_invoice r left join member m on m.id = r.entered_by`,
  columns: raw<Selectable<DB['input_invoice']> & JoinedRow<typeof joined>>`r.*, ${selected(joined)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`r.seller_name`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read }) => readInputInvoice(read, record),
  office: {
    row: OfficeInputInvoice,
    columns: inputInvoiceColumns,
    joined,
    searched: [raw`r.number`, raw`r.invoice_no`, raw`r.seller_name`],
  },
  query: InputInvoicesQuery,
  row: ErpInputInvoice,
  detail: ErpInputInvoiceDetail,
  more: async ({ company_id: companyId, id }, { read }) => {
    const { lines } = await readInputInvoice(read, { companyId, id })
    return { lines }
  },
  bodies: { reportAnomaly: anomalyBody },
  actions: { match: matchBody },
  lock: lockInputInvoice,
  run: (tx, acting, { id, name, given, locked }) =>
    stepInputInvoice(tx, acting, {
      id,
      name,
      locked,
      given: given as typeof given & Partial<MatchInput> & { anomaly?: string },
    }),
  upsert: upsertOf({
    row: ErpInputInvoiceDraft,
    summary: 'Enters suppliers’ invoices; a reference that is sent again enters nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'input-invoices', rows, async ({ reference: _reference, companyId, ...draft }) => {
        const known = await findCompanies(tx, [{ companyId }])
        refuseIfAny(known.size === 0 ? [at('companyId', 'record.notFound')] : [])
        refuseIfAny(checkInputInvoice(draft))
        const { id } = await insertInputInvoice(tx, { ...acting, companyId }, draft, null)
        return id
      }),
  }),
})
