import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The declaration that customs knows by this number; a deleted or withdrawn one has given it up. */
export async function findDeclarationId(tx: Tx, declarationNo: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('declaration')
    .select('id')
    .where('declaration_no', '=', declarationNo)
    .where('state', 'not in', [declarationState.codes.deleted, declarationState.codes.withdrawn])
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
