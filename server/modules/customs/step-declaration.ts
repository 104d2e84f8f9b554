import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DeclarationEdit, DeclarationPapers } from '@quayside/contract/office/customs.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { editDeclaration } from './edit-declaration.ts'
import { followDeclarations } from './follow-declarations.ts'
import { type LockedDeclaration, lockDeclaration, type Move, moveDeclaration } from './move-declaration.ts'

type Given = Omit<Move, 'target'> & {
  readonly declaredOn?: string | undefined
  readonly declarationState?: number | undefined
}

/** Steps that lead to one state; `mark` names its own. */
const targets: Readonly<Record<string, DeclarationStateKey>> = {
  declare: 'declared',
  amend: 'amendmentRequested',
}

/** `edit`, `declare`, `mark`, `amend` and `addDocuments`; a mark with `declared` is the same as `declare`. */
export async function stepDeclaration(
  tx: Tx,
  acting: Acting,
  { id, name, given, ...known }: { id: string; name: string; given: object; locked?: LockedDeclaration },
): Promise<Saved> {
  const locked = known.locked ?? getOrRefuse(await lockDeclaration(tx, id))
  if (name === 'edit')
    return { id, version: await editDeclaration(tx, acting, locked, given as DeclarationEdit) }
  if (name === 'addDocuments')
    return { id, version: await addPapers(tx, acting, locked, given as DeclarationPapers) }
  const { declaredOn, declarationState: code = -1, ...move } = given as Given
  const target = targets[name] ?? declarationState.keyOf(code)
  if (target === undefined) refuseIfAny([at('declarationState', 'field.code')])
  const happenedOn = move.happenedOn ?? declaredOn
  const version = await moveDeclaration(tx, acting, locked, {
    ...move,
    happenedOn,
    ...(move.happenedOn === undefined && declaredOn !== undefined && { dayField: 'declaredOn' as const }),
    target: target ?? 'declared',
  })
  await followDeclarations(tx, acting, locked.order, { exportedOn: happenedOn })
  return { id, version }
}

/** Papers are added whatever state the declaration is in: customs' release comes at the end. */
async function addPapers(
  tx: Tx,
  acting: Acting,
  { order, row }: LockedDeclaration,
  { attachments, note }: DeclarationPapers,
): Promise<number> {
  const { company_id: companyId, id } = row
  const record = { entity: 'declaration', entityId: id } as const
  await attachGiven(tx, { companyId, memberId: null }, record, attachments)
  const version = await writeStep(tx, 'declaration', { companyId, id }, { updated_at: raw<string>`now()` })
  await happened(
    tx,
    acting,
    { companyId, entity: 'declaration', ids: [id] },
    {
      transition: 'addDocuments',
      note,
      notice: {
        phrase: 'declaration.addDocuments',
        params: { orderNo: order.order_no, number: row.declaration_no || row.number },
        record: { entity: 'order', id: row.order_id },
      },
    },
  )
  return version
}
