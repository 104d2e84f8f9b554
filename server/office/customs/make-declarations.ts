import type { DeclarationSimulation, OfOrder, OrderCheck } from '@quayside/contract/customs/order-check.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { CreateDeclarations, MarkMany, MoveLines } from '@quayside/contract/office/customs.ts'
import type { BulkResult } from '@quayside/contract/office/order.ts'
import type { TaxBillDraft } from '@quayside/contract/office/tax-bill.ts'
import { readOrderCheck } from '../../modules/customs/check-order.ts'
import { createDeclarations } from '../../modules/customs/create-declarations.ts'
import { issueTaxBill } from '../../modules/customs/issue-tax-bill.ts'
import { moveDeclarationLines } from '../../modules/customs/move-lines.ts'
import { simulate } from '../../modules/customs/read-split.ts'
import type { Worded } from '../../platform/http/several.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'
import { stepEach } from '../records/take-step.ts'

/** An order that the provider sees, and whose it is. */
export async function ownerOfOrder(call: OfficeCall, orderId: string): Promise<string> {
  const [rows] = await call.read(findOwned(providerEntities.order, orderId))
  return getOrRefuse(rows[0]).company_id
}

export const simulateOrder = async (
  call: OfficeCall,
  { query: { orderId } }: { query: OfOrder },
): Promise<DeclarationSimulation> =>
  simulate(call.read, {
    companyId: await ownerOfOrder(call, orderId),
    orderId,
    day: call.platform.clock.today(),
  })

export const checkPapers = async (
  call: OfficeCall,
  { query: { orderId } }: { query: OfOrder },
): Promise<OrderCheck> => readOrderCheck(call.read, { companyId: await ownerOfOrder(call, orderId), orderId })

export async function makeDeclarations(
  call: OfficeCall,
  { body }: { body: CreateDeclarations },
): Promise<Saved[]> {
  const companyId = await ownerOfOrder(call, body.orderId)
  return call.write((tx, note) => {
    note.companyId = companyId
    note.target = `order ${body.orderId}`
    return createDeclarations(tx, call.acting, body)
  })
}

export const moveLines = (call: OfficeCall, { body }: { body: MoveLines }): Promise<Saved> =>
  call.write(async (tx, note) => {
    const { id, version, companyId } = await moveDeclarationLines(tx, call.acting, body)
    note.companyId = companyId
    note.target = `declaration ${id}`
    return { id, version }
  })

/** The same mark for several. */
export async function markMany(
  call: OfficeCall,
  { body: { ids, ...mark } }: { body: MarkMany },
): Promise<BulkResult[] | Worded<BulkResult[]>> {
  const steps = [...new Set(ids)].map((id) => ({ id, name: 'mark', given: mark }))
  return stepEach(call, providerEntities.declaration, steps)
}

export const saveTaxBill = (
  call: OfficeCall,
  { body }: { body: TaxBillDraft },
): Promise<Saved & { number: string }> =>
  call.write(async (tx, note) => {
    const { companyId, ...saved } = await issueTaxBill(tx, call.acting, body)
    note.companyId = companyId
    note.target = `taxBill ${saved.id}`
    return saved
  })
