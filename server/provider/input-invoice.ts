import {
  anomalyBody,
  ErpInputInvoiceDraft,
  erpInputInvoice,
  matchBody,
} from '@quayside/contract/gateway/tax-invoices.ts'
import { type MatchInput, OfficeInputInvoice } from '@quayside/contract/office/input-invoice.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { inputInvoiceColumns } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { sql as raw } from 'kysely'
import { inputOrderNosSql, matchedLines, readInputInvoice } from '../modules/tax-invoices/input-invoices.ts'
import { lockInputInvoice } from '../modules/tax-invoices/match-input-invoice.ts'
import { insertInputInvoice } from '../modules/tax-invoices/save-input-invoice.ts'
import { stepInputInvoice } from '../modules/tax-invoices/step-input-invoice.ts'
import { upsertOf } from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { providerDocument } from './provider-document.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  matchedLines: matchedLines('r'),
  orderNos: inputOrderNosSql('r'),
  enteredByName: raw<string>`coalesce(m.name, '')`,
}

export const inputInvoice = providerDocument({
  kind: 'inputInvoice',
  name: 'input-invoices',
  columns: inputInvoiceColumns,
  joins: raw`left join member m on m.id = r.entered_by`,
  joined,
  title: raw`r.seller_name`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read }) => readInputInvoice(read, record),
  erp: erpInputInvoice,
  office: {
    row: OfficeInputInvoice,
    searched: [raw`r.number`, raw`r.invoice_no`, raw`r.seller_name`],
  },
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
