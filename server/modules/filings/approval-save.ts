import { percentSum } from '@quayside/contract/filings/approval-order.rules.ts'
import { type ApprovalOrderSave, approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { approvals } from './approval-orders.ts'
import { storedIngredients } from './approval-queries.ts'
import { beginWay } from './approval-way.ts'

const columnValues = toStored(approvalColumns)
const countries = 1001

export const { save: saveApproval } = approvals.saverOf({
  check: (tx, _call, body: ApprovalOrderSave) => findUnknownCountry(tx, body.origin),
  valuesOf: (body) => ({
    ...columnValues(body),
    ingredient_count: body.lines.length,
    percent_total: percentSum(body.lines).toFixed(),
  }),
  lines: storedIngredients,
  finish: async (tx, call, { id, isNew }) => {
    if (isNew) await beginWay(tx, asCustomer(call.principal), id)
  },
})

async function findUnknownCountry(tx: Tx, origin: string): Promise<Finding[]> {
  if (origin === '') return []
  const entry = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', countries)
    .where('value', '=', origin)
    .executeTakeFirst()
  return entry ? [] : [at('origin', 'field.code')]
}
