import type { QuotationTerms } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { chargeBasis } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { QuoteSheetRow } from '@quayside/contract/office/forwarding.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { enterQuotation } from '../../modules/forwarding/save-quotation.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ImportSheet } from '../../platform/records/import-rows.ts'
import { officeImportOf } from '../import-sheet.ts'
import type { OfficeCall } from '../office-call.ts'
import { type Checked, checkAll } from './check-quotes.ts'

const quoteSheet: ImportSheet<keyof QuoteSheetRow, typeof QuoteSheetRow> = {
  entity: 'quoteSheet',
  schema: QuoteSheetRow,
  maxRows: 1_000,
  columns: [
    { key: 'enquiryNumber', isRequired: true, width: 18 },
    { key: 'carrier', isRequired: true, width: 18 },
    { key: 'transitDays', kind: 'number' },
    { key: 'validUntil', kind: 'date' },
    { key: 'viaPort' },
    { key: 'departsOn', kind: 'date' },
    { key: 'freeDays', kind: 'number' },
    { key: 'kind', isRequired: true, width: 20 },
    { key: 'basis', codes: chargeBasis },
    { key: 'quantity', kind: 'number' },
    { key: 'currency', codes: currency },
    { key: 'unitPrice', kind: 'number' },
    { key: 'isIncluded', codes: defaultFlag },
    { key: 'note', width: 30 },
  ],
}

async function write(tx: Tx, acting: OfficeCall['acting'], good: readonly Checked[]): Promise<void> {
  const quotes = [...Map.groupBy(good, ({ quote }) => quote).values()]
  // Enquiries are locked in the order of their ids, so that two imports cannot wait for each other.
  quotes.sort((a, b) => Number(a[0]?.enquiryId) - Number(b[0]?.enquiryId))
  for (const rows of quotes) {
    const [head] = rows
    if (!head?.draft) continue
    const { carrier, transitDays = 0, validUntil = '', viaPort = '', departsOn, freeDays } = head.draft
    await enterQuotation(tx, acting, {
      enquiryId: head.enquiryId,
      carrier,
      transitDays,
      validUntil,
      viaPort,
      departsOn: departsOn ?? null,
      freeDays: freeDays ?? null,
      remarks: '',
      charges: rows.flatMap(({ charge }) => charge ?? []),
    } satisfies QuotationTerms & { enquiryId: string })
  }
}

export const quoteImport = officeImportOf(quoteSheet, checkAll, write)
