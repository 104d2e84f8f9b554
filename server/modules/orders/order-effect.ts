import { declarationGroup, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import type { BindInput } from '@quayside/contract/orders/order.api.ts'
import { orderKind, signState } from '@quayside/contract/orders/order.codes.ts'
import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { businessDay } from '../../platform/database/business-day.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** What may come with a step; the machine says which of them it needs. */
export type OrderGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly lots?: BindInput['lots'] | undefined
  /** What of the goods came in, with the steps that ask for it. */
  readonly lines?: readonly LineReceipt[] | undefined
  /** With `clear` of an export; today where nothing else is said. */
  readonly exportedOn?: string | undefined
  /** With `sign`: 0 while the goods are still on their way to be signed for. */
  readonly signState?: number | undefined
}

/** What a step writes besides the state. */
export function effectOf(
  name: string,
  order: LockedOrder,
  given: OrderGiven,
): Readonly<Record<string, unknown>> {
  switch (name) {
    case 'auditFail':
    case 'return':
      return { return_reason: given.reason }
    case 'declare':
      return isOpenDeclaration(order) ? { declaration_state: declarationState.codes.declared } : {}
    case 'clear':
      return {
        declaration_state: declarationState.codes.released,
        ...(order.model_type === orderKind.codes.export && {
          exported_on: given.exportedOn ?? businessDay,
        }),
      }
    case 'sign':
      return { sign_state: given.signState ?? signState.codes.signed }
    default:
      return {}
  }
}

const isOpenDeclaration = (order: LockedOrder): boolean => {
  const key = declarationState.keyOf(order.declaration_state)
  return key !== undefined && declarationGroup[key] === 'open'
}
