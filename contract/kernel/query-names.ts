import { type Entity, entities } from './entities.ts'

/** What front ends list or show that is computed from records, or belongs to no company. */
type View =
  | 'audit'
  | 'bankLine'
  | 'bulletin'
  | 'debt'
  | 'dictionary'
  | 'flowBoard'
  | 'home'
  | 'hsCode'
  | 'invoiceable'
  | 'ledger'
  | 'location'
  | 'notice'
  | 'orderFacts'
  | 'productOptions'
  | 'rate'
  | 'report'
  | 'staff'
  | 'stocktaking'
  | 'storageCharge'
  | 'task'
  | 'warehouse'
  | 'warehouseOrder'

/** The first part of a query key of either front end. */
export type QueryName = Entity | View

/** Says of each name in `touches` that it is one. */
const touching: Readonly<Record<Entity, { readonly touches: readonly QueryName[] }>> = entities

/** What is out of date after something happened to records of these kinds; home counts records of most kinds. */
export const touchedBy = (changed: readonly Entity[]): ReadonlySet<QueryName> =>
  new Set<QueryName>(['home', ...changed, ...changed.flatMap((entity) => touching[entity].touches)])
