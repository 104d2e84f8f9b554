import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DeclarationEdit } from '@quayside/contract/office/customs.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { found } from '../../platform/session/call.ts'
import { editDeclaration } from './edit-declaration.ts'
import { followDeclarations } from './follow-declarations.ts'
import { lockDeclaration, type Move, moveDeclaration } from './move-declaration.ts'

type Given = Omit<Move, 'target'> & {
  readonly declaredOn?: string | undefined
  readonly declarationState?: number | undefined
}

/** `edit`, `declare` and `mark`; a mark with `declared` is the same as `declare`. */
export async function stepDeclaration(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: object },
): Promise<Saved> {
  const locked = found(await lockDeclaration(tx, id))
  if (name === 'edit')
    return { id, version: await editDeclaration(tx, acting, locked, given as DeclarationEdit) }
  const { declaredOn, declarationState: code = -1, ...move } = given as Given
  const target = name === 'declare' ? 'declared' : declarationState.keyOf(code)
  if (target === undefined) refuseIfAny([at('declarationState', 'field.code')])
  const happenedOn = move.happenedOn ?? declaredOn
  const version = await moveDeclaration(tx, acting, locked, {
    ...move,
    happenedOn,
    target: target ?? 'declared',
  })
  await followDeclarations(tx, acting, locked.order, { exportedOn: happenedOn })
  return { id, version }
}
