import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeTransfer, OfficeTransferQuery } from '@quayside/contract/office/money-records.api.ts'
import { sql as raw } from 'kysely'
import { isLate, toTransfer, transfers } from '../../modules/finance/transfers.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'
import { narrowed } from '../records/narrow-records.ts'

const sort = {
  id: raw`t.id`,
  createdAt: raw`t.created_at`,
  updatedAt: raw`t.updated_at`,
  title: raw`company.name collate "zh-x-icu"`,
}

export function listAllTransfers(
  call: OfficeCall,
  { query }: { query: OfficeTransferQuery },
): Promise<{ rows: OfficeTransfer[]; total: number }> {
  let all = transfers()
    .innerJoin('company', 'company.id', 't.company_id')
    .select('company.name as company_name')
  if (query.isLate !== undefined) all = all.where(raw<boolean>`${isLate} = ${isYes(query.isLate)}`)
  const wanted = narrowed(
    all,
    query,
    announcedTransferMachine.states,
    (within) => raw<boolean>`(t.number ilike ${within} or t.payer_name ilike ${within}
      or company.name ilike ${within})`,
    't',
  )
  return listPage(call, wanted, query, sort, (row) => {
    const transfer = toTransfer(row, [])
    return {
      ...transfer,
      companyId: row.company_id,
      companyName: row.company_name,
      title: transfer.payerName,
      state: stateKey(announcedTransferMachine, row.state),
    }
  })
}
