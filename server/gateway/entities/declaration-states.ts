import { ErpDeclarationState } from '@quayside/contract/gateway/customs.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { findDeclarationId } from '../../modules/customs/find-declaration.ts'
import { lockDeclaration } from '../../modules/customs/move-declaration.ts'
import { stepDeclaration } from '../../modules/customs/step-declaration.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'

/** Where declarations stand at customs, many at once; a state that is sent again changes nothing. */
export const declarationStates: WrittenEntity = {
  name: 'declaration-states',
  upsert: upsertOf({
    row: ErpDeclarationState,
    summary: 'States of declarations as customs reports them, by customs’ own number.',
    keyOf: ({ declarationNo }) => declarationNo,
    keyField: 'declarationNo',
    write: async (tx, rows, { acting }) => {
      const ids: string[] = []
      for (const { declarationNo, ...given } of rows) {
        const id = await findDeclarationId(tx, declarationNo)
        refuseIfAny(id === undefined ? [at('declarationNo', 'record.notFound')] : [])
        const { row } = getOrRefuse(await lockDeclaration(tx, id ?? ''))
        if (row.state !== given.declarationState)
          await stepDeclaration(tx, acting, { id: row.id, name: 'mark', given })
        ids.push(row.id)
      }
      return ids.map((id) => ({ id }))
    },
  }),
}
