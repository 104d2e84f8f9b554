import type { Debt } from '@quayside/contract/finance/debt.ts'
import type { ChargeInput } from '@quayside/contract/office/fee.ts'
import type {
  EarmarkInput,
  VoucherDraft,
  WriteOffInput,
  WriteOffResult,
} from '@quayside/contract/office/voucher.ts'
import type * as z from 'zod/mini'
import { chargeFees } from '../../modules/finance/charge-fee.ts'
import { openItemsOf, toDebt } from '../../modules/finance/debts.ts'
import { earmark } from '../../modules/finance/earmarks.ts'
import { proposeFor } from '../../modules/finance/propose-write-off.ts'
import { saveVoucher } from '../../modules/finance/save-voucher.ts'
import { depositOfVoucher, undoWriteOff, writeOffVoucher } from '../../modules/finance/use-voucher.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { OfficeCall } from '../office-call.ts'

type OfVoucher = { params: { id: string } }

export const chargeMany = (call: OfficeCall, { body }: { body: z.infer<typeof ChargeInput> }) =>
  call.write((tx) => chargeFees(tx, call.acting, body.fees))

export const enterVoucher = (call: OfficeCall, { body }: { body: VoucherDraft }) =>
  call.write((tx, note) => {
    note.companyId = body.companyId
    return saveVoucher(tx, call.acting, body)
  })

/** Reads only, in a transaction of its own, so that what is proposed is of one instant. */
export const proposeWriteOff = (
  call: OfficeCall,
  { params: { id }, body }: OfVoucher & { body: WriteOffInput },
): Promise<WriteOffResult & { free: string; items: Debt[] }> =>
  call.platform.staff.transaction([], async (tx) => {
    const deposit = await depositOfVoucher(tx, id)
    const { company_id: companyId, currency, free } = deposit
    const { parts, left } = await proposeFor(tx, deposit, body.itemIds)
    const [rows] = await readWithin(tx)(
      openItemsOf(companyId)
        .where('i.currency', '=', currency)
        .orderBy('i.due_on')
        .orderBy('i.id')
        .limit(500),
    )
    const day = call.platform.clock.today()
    return { free, parts, left, items: rows.map((row) => toDebt(row, day)) }
  })

export const writeOffMoney = (
  call: OfficeCall,
  { params: { id }, body }: OfVoucher & { body: WriteOffInput },
): Promise<WriteOffResult> =>
  call.write(async (tx, note) => {
    const { companyId, ...result } = await writeOffVoucher(tx, call.acting, id, body)
    note.companyId = companyId
    return result
  })

export const earmarkMoney = (
  call: OfficeCall,
  { params: { id }, body }: OfVoucher & { body: EarmarkInput },
) =>
  call.write(async (tx, note) => {
    const { companyId, ...result } = await earmark(tx, call.acting, id, body)
    note.companyId = companyId
    return result
  })

export const undoUse = (
  call: OfficeCall,
  { params: { id }, body }: OfVoucher & { body: { reason: string } },
) =>
  call.write(async (tx, note) => {
    const { companyId } = await undoWriteOff(tx, call.acting, id, body.reason)
    note.companyId = companyId
    return { id }
  })
