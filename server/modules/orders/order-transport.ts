import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Delivery, Receiving } from '@quayside/contract/orders/order-parts.ts'
import Big from 'big.js'
import type { Selectable } from 'kysely'
import type { DB } from '../../../db/types.gen.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'

type Table = DB['trade_order']
export type OrderRow = Selectable<Table>
type Kind = 'text' | 'int' | 'bigint' | 'timestamp' | 'numeric' | 'boolean' | 'sealed'
type Columns<T> = { readonly [Name in keyof T]: readonly [column: keyof Table, kind: Kind] }

/** How the goods reach the provider: each field of the form has a column of the order. */
const receivingColumns = {
  mode: ['receiving_mode', 'int'],
  warehouseId: ['receiving_warehouse_id', 'bigint'],
  warehouse: ['receiving_warehouse', 'text'],
  supplierAddressId: ['supplier_address_id', 'bigint'],
  address: ['receiving_address', 'text'],
  contact: ['receiving_contact', 'text'],
  phone: ['receiving_phone', 'text'],
  time: ['receiving_time', 'timestamp'],
  expressProvider: ['receiving_express_provider', 'text'],
  expressNumber: ['receiving_express_number', 'text'],
  freightPayment: ['receiving_freight_payment', 'text'],
  transportMode: ['receiving_transport_mode', 'text'],
  transportCompany: ['receiving_transport_company', 'text'],
} as const satisfies Columns<Receiving>

/** How they reach the customer. */
export const deliveryColumns = {
  type: ['delivery_type', 'int'],
  addressId: ['address_id', 'bigint'],
  address: ['delivery_address', 'text'],
  contact: ['delivery_contact', 'text'],
  phone: ['delivery_phone', 'text'],
  time: ['delivery_time', 'timestamp'],
  expressProvider: ['delivery_express_provider', 'text'],
  expressNumber: ['delivery_express_number', 'text'],
  isCustomsClearance: ['is_customs_clearance', 'boolean'],
  pickupAddress: ['pickup_address', 'text'],
  pickupTime: ['pickup_time', 'timestamp'],
  pickupName: ['pickup_name', 'text'],
  pickupIdNumber: ['pickup_id_number_sealed', 'sealed'],
  pickupPhone: ['pickup_phone', 'text'],
  consigneeName: ['consignee_name', 'text'],
  consigneeIdNumber: ['consignee_id_number_sealed', 'sealed'],
  consigneePhone: ['consignee_phone', 'text'],
  warehouseId: ['delivery_warehouse_id', 'bigint'],
  warehouse: ['delivery_warehouse', 'text'],
  freightPayment: ['delivery_freight_payment', 'text'],
  transportMode: ['delivery_transport_mode', 'text'],
  transportCompany: ['delivery_transport_company', 'text'],
  insuredValue: ['insured_value', 'numeric'],
} as const satisfies Columns<Delivery>

const all = [...Object.values(receivingColumns), ...Object.values(deliveryColumns)]
type TransportColumn = (typeof all)[number][0]
type TransportRow = Pick<OrderRow, TransportColumn>

export const transportColumns = all.map(([column]) => column)
/** The type of each column in the statement that writes it. */
export const transportTypes = Object.fromEntries(
  all.map(([column, kind]) => [column, kind === 'sealed' ? 'text' : kind]),
) as Record<TransportColumn, string>

type Field = string | number | null
type Values = Record<TransportColumn, Field | boolean>

/** The columns' values; identity numbers are sealed. */
export function transportValues(
  receiving: Receiving,
  delivery: Delivery,
  personalData: PersonalData,
): Values {
  const write = (kind: Kind, value: Field): Field | boolean => {
    if (kind === 'boolean') return value === 1
    if (kind === 'text' || kind === 'int' || kind === 'bigint') return value
    if (value === '' || value === null) return null
    return kind === 'sealed' ? personalData.seal(String(value)) : value
  }
  const valuesOf = <T extends object>(part: T, columns: Columns<T>) =>
    (Object.keys(columns) as (keyof T)[]).map((name) => {
      const [column, kind] = columns[name]
      return [column, write(kind, part[name] as Field)]
    })
  return Object.fromEntries([
    ...valuesOf(receiving, receivingColumns),
    ...valuesOf(delivery, deliveryColumns),
  ]) as Values
}

/** The two groups as the form has them, with their identity numbers readable. */
export function transportOf(
  row: TransportRow,
  personalData: PersonalData,
): { receiving: Receiving; delivery: Delivery } {
  const read = (kind: Kind, value: TransportRow[TransportColumn]): Field => {
    if (kind === 'boolean') return toFlag(value === true)
    if (kind === 'text' || kind === 'int' || kind === 'bigint') return value as Field
    if (value === null) return ''
    if (kind === 'sealed') return personalData.open(String(value))
    // '2026-11-20 14:30:00': appointments are whole minutes.
    if (kind === 'timestamp') return String(value).slice(0, '2026-11-20 14:30'.length)
    return new Big(String(value)).toFixed()
  }
  const partOf = <T extends object>(columns: Columns<T>): T =>
    Object.fromEntries(
      (Object.keys(columns) as (keyof T)[]).map((name) => {
        const [column, kind] = columns[name]
        return [name, read(kind, row[column as TransportColumn])]
      }),
    ) as T
  return { receiving: partOf<Receiving>(receivingColumns), delivery: partOf<Delivery>(deliveryColumns) }
}
