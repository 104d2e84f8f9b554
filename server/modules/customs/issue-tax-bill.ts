import { isWithProvider } from '@quayside/contract/customs/declaration.states.ts'
import {
  billedTax,
  checkBilledTax,
  checkTaxBill,
  declaredTax,
  taxBillNumber,
  taxDueOn,
} from '@quayside/contract/customs/tax-bill.rules.ts'
import { taxBillMachine } from '@quayside/contract/customs/tax-bill.states.ts'
import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { TaxBillDraft } from '@quayside/contract/office/tax-bill.ts'
import { at, finding, refuse, refuseHealed, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockDeclaration } from './move-declaration.ts'
import { type DeclarationRow, keyOfState } from './order-declarations.ts'
import { markByBills } from './settle-tax-bill.ts'

const numberUsed = { tax_bill_number_once: at('number', 'taxBill.numberUsed') }

/** The next of its kind, cancelled ones counted. */
async function nextNumber(tx: Tx, row: DeclarationRow, kind: TaxBillDraft['kind']): Promise<string> {
  const { count } = await tx
    .selectFrom('tax_bill')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return taxBillNumber(row.declaration_no, kind, count + 1)
}

const findBills = (tx: Tx, row: DeclarationRow) =>
  tx
    .selectFrom('tax_bill')
    .select(['kind', 'state', 'amount'])
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .execute()

/** Records a tax bill of customs at a declaration that customs has. */
export async function issueTaxBill(
  tx: Tx,
  acting: Acting,
  draft: TaxBillDraft,
): Promise<Saved & { number: string; companyId: string }> {
  const locked = await lockDeclaration(tx, draft.declarationId)
  if (!locked) refuseIfAny([at('declarationId', 'record.notFound')])
  const declaration = getOrRefuse(locked)
  const { row } = declaration
  const { company_id: companyId } = row
  if (isWithProvider(keyOfState(row))) throw refuse('taxBill.notDeclared')
  if (row.declaration_no === '')
    throw refuseHealed(finding('declaration.numberMissing'), { declarationId: row.id })
  const today = await readBusinessDay(tx)
  const issuedOn = draft.issuedOn ?? today
  const number = draft.number || (await nextNumber(tx, row, draft.kind))
  refuseIfAny([
    ...checkTaxBill({ ...draft, number, declarationNo: row.declaration_no }),
    ...checkDay('issuedOn', draft.issuedOn, { kind: 'past', today }),
    ...checkDayOrder('taxBill', { declaredOn: row.declared_on, issuedOn }, 'issuedOn'),
    ...checkBilledTax(draft, {
      declared: declaredTax(
        { ...row, consumptionTax: row.consumption_tax, antiDumping: row.anti_dumping },
        draft.kind,
      ),
      billed: billedTax(await findBills(tx, row), draft.kind),
    }),
  ])
  const dueOn = taxDueOn(issuedOn)
  const { id, version } = await refusingDuplicates(numberUsed, () =>
    tx
      .insertInto('tax_bill')
      .values({
        company_id: companyId,
        declaration_id: row.id,
        order_id: row.order_id,
        number,
        kind: draft.kind,
        amount: draft.amount,
        issued_on: issuedOn,
        due_on: dueOn,
        difference_reason: draft.differenceReason,
        note: draft.note,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
  await happened(
    tx,
    acting,
    { companyId, entity: 'taxBill', ids: [id] },
    {
      transition: 'create',
      to: taxBillMachine.initial,
      notice: { phrase: 'taxBill.issued', params: { number, amount: draft.amount, dueOn } },
    },
  )
  await attachFiles(
    tx,
    { companyId, memberId: null },
    {
      entity: 'taxBill',
      entityId: id,
      kind: 'tax-payment-certificate',
      fileIds: draft.fileIds,
      path: 'fileIds',
    },
  )
  await markByBills(tx, acting, declaration)
  return { id, version, number, companyId }
}
