import {
  type BankMapping,
  missingFields,
  type ReadStatement,
} from '@quayside/contract/finance/bank-statement.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { BankCheck, BankCheckInput } from '@quayside/contract/office/bank.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { knownKeys, takeLines } from '../../modules/finance/bank-lines.ts'
import { sql } from '../../platform/database/database.ts'
import { readUploadedTable } from '../../platform/excel/read-uploaded-sheet.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { OfficeCall } from '../office-call.ts'
import { findHeadings } from './bank-headings.ts'
import { readStatement } from './bank-statement.ts'

const findFormats = () =>
  sql
    .selectFrom('bank_format')
    .select(['bank', 'currency', 'mapping'])
    .orderBy('updated_at', 'desc')
    .limit(100)

export async function listFormats(call: OfficeCall) {
  const [rows] = await call.read(findFormats())
  return rows.map(({ bank, currency, mapping }) => ({ bank, currency, mapping: mapping as BankMapping }))
}

type Given = { body: BankCheckInput; upload: Upload }
type ReadFile = ReadStatement & { readonly headings: readonly string[]; readonly mapping: BankMapping }

/** The mapping is the given one, else the one remembered for the bank, else by the headings that banks use. */
async function readFile(call: OfficeCall, { body, upload }: Given): Promise<ReadFile> {
  const answer = await readUploadedTable(call.platform.parsing, upload)
  if (!answer.ok) throw new Refusal([{ code: answer.reason, params: answer.params, path: 'file' }])
  const remembered = (await listFormats(call)).find(({ bank }) => bank === body.bank)?.mapping
  const found = findHeadings(answer.rows, body.mapping ?? remembered)
  if (!found) throw new Refusal([at('file', 'excel.noRows')])
  const mapping = body.mapping ?? found.mapping
  const { row } = found
  return {
    ...readStatement(row.cells, found.below, mapping, body.currency),
    headings: found.headings,
    mapping,
  }
}

const sampled = 8

export async function checkStatement(call: OfficeCall, given: Given): Promise<BankCheck> {
  const { headings, mapping, entries, outgoing, unread, unknownCurrencies, fractions } = await readFile(
    call,
    given,
  )
  const known = await knownKeys(call.read, given.body.bank, entries)
  return {
    headings: [...headings],
    mapping,
    missing: missingFields(mapping),
    entryCount: entries.length - known.size,
    repeatedCount: known.size,
    outgoingCount: outgoing,
    unread: [...unread],
    unknownCurrencies: [...unknownCurrencies],
    fractions: fractions.map(({ row, currency, amount }) => ({ row, currency, amount })),
    sample: entries.slice(0, sampled),
  }
}

export async function takeStatement(call: OfficeCall, given: Given) {
  const { body, upload } = given
  const { mapping, entries, unknownCurrencies, fractions } = await readFile(call, given)
  const missing = missingFields(mapping)
  if (missing.length > 0) throw new Refusal(missing.map((field) => at(`mapping.${field}`, 'field.required')))
  // One receipt in another currency would be missing from the books without a word, so the whole file waits.
  refuseIfAny([
    ...unknownCurrencies.map(({ row, value }) =>
      at(`rows.${row}.currency`, 'bankLine.currencyUnknown', { row, value }),
    ),
    ...fractions.map(({ row, currency, amount }) =>
      at(`rows.${row}.amount`, 'bankLine.fraction', { row, currency, amount }),
    ),
  ])
  return call.write(async (tx, note) => {
    const known = await knownKeys(readWithin(tx), body.bank, entries)
    note.target = `${body.bank}: ${upload.fileName}`
    await tx
      .insertInto('bank_format')
      .values({ bank: body.bank, currency: body.currency, mapping: JSON.stringify(mapping) })
      .onConflict((conflict) =>
        conflict.column('bank').doUpdateSet({
          currency: body.currency,
          mapping: JSON.stringify(mapping),
          updated_at: new Date().toISOString(),
        }),
      )
      .execute()
    return takeLines(tx, call.acting, { bank: body.bank, fileName: upload.fileName, entries, known })
  })
}
