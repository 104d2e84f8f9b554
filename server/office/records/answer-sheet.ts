import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { AnswerSheetRow, answersAtMost } from '@quayside/contract/products/classification.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importResult, importTemplate, rejectedRows } from '../../platform/records/import-answer.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { type CheckedRow, checkRows, type ImportSheet } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { classificationRequest } from '../../provider/classification-request.ts'
import type { OfficeCall } from '../office-call.ts'

const answerSheet: ImportSheet<keyof AnswerSheetRow, typeof AnswerSheetRow> = {
  entity: 'classificationRequest',
  schema: AnswerSheetRow,
  maxRows: answersAtMost,
  columns: [
    { key: 'number', isRequired: true, width: 18 },
    { key: 'hsCode', isRequired: true, width: 16 },
    { key: 'tariffRate', kind: 'percent' },
    { key: 'vatRate', kind: 'percent' },
    { key: 'refundRate', kind: 'percent' },
    { key: 'consumptionRate', kind: 'percent' },
    { key: 'temporaryRate', kind: 'percent' },
    { key: 'customsConditions' },
    { key: 'inspectionConditions' },
    { key: 'cccStatus', codes: cccStatus },
    { key: 'hongKongControl', codes: hongKongControl },
    { key: 'answerNote', width: 30 },
  ],
}

const findRequests = (numbers: readonly string[]) =>
  sql
    .selectFrom('classification_request as r')
    .select(['r.number', 'r.state'])
    .where('r.number', '=', raw<string>`any(${[...numbers]}::text[])`)
    .where(classificationRequest.visible)

const isWaiting = (state: number): boolean => {
  const from = stateKey(classificationRequestMachine, state)
  return step(classificationRequestMachine, { name: 'classify', from, actor: 'provider', facts: {} }).ok
}

/** A request that waits for an answer has one row. */
async function check(read: Reader, rows: readonly CheckedRow<AnswerSheetRow>[]) {
  const [requests] = await read(findRequests(draftsOf(rows).map(({ number }) => number)))
  const stateOf = new Map(requests.map(({ number, state }) => [number, state]))
  const repeated = repeatCheck('number')
  return rows.map((row) => {
    const { draft } = row
    if (!draft) return row
    const state = stateOf.get(draft.number)
    const unfit = state === undefined ? 'record.notFound' : isWaiting(state) ? undefined : 'state.notAllowed'
    return withFindings(row, [
      ...(unfit === undefined ? [] : [at('number', unfit)]),
      ...repeated(draft.number, row.row),
    ])
  })
}

async function readSheet(call: OfficeCall, upload: Upload) {
  const { rows, ignoredColumns } = await checkRows(call, upload, answerSheet)
  return importResult(call, answerSheet, await check(call.read, rows), ignoredColumns)
}

/** Answers from a file, for the sheet in which they are looked over and sent. */
export const answerImport = {
  template: (call: OfficeCall): Promise<Binary> => importTemplate(call, answerSheet),
  read: (call: OfficeCall, { upload }: { upload: Upload }) => readSheet(call, upload),
  rejected: async (call: OfficeCall, { upload }: { upload: Upload }): Promise<Binary> =>
    rejectedRows(call, answerSheet, await readSheet(call, upload)),
}
