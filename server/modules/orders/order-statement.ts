import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import type { OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { type Compilable, type RawBuilder, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { chargeTypes } from './order-charges.ts'
import { transportTypes } from './order-transport.ts'
import { type headerValues, lineValues } from './order-values.ts'

export type Header = ReturnType<typeof headerValues>

/** What a change may have to set beside what was typed. */
export type Kept = { readonly price_audit?: number; readonly receiving_state?: number }

export type Written = { id: string; version: number; order_no: string; order_amount: string }

/** The statement's values by name: the header's columns, the lines' as arrays, and who acts on what. */
type Values = Readonly<Record<string, unknown>>

export const lineColumns = raw.join(lineValues.map(({ column }) => raw.ref(column)))

/** One array a column: the statement's text is the same for one line and for ten thousand. */
export const arraysOf = (lines: readonly OrderLineDraft[], currency: string): Values =>
  Object.fromEntries(
    lineValues.map(({ column, value }) => [
      `line_${column}`,
      lines.map((line, position) => value(line, position, currency)),
    ]),
  )

export const given = (values: Values): RawBuilder<unknown> =>
  raw`unnest(${raw.join(
    lineValues.map(({ column, type }) => raw`${values[`line_${column}`]}::${raw.raw(type)}[]`),
  )}) as given (${lineColumns})`

const headerTypes: Readonly<Record<keyof Header | keyof Kept, string>> = {
  order_date: 'date',
  supplier_id: 'bigint',
  customer_id: 'bigint',
  currency: 'text',
  incoterms: 'text',
  ...chargeTypes,
  contract_no: 'text',
  destination_port: 'text',
  shipping_note_no: 'text',
  supplier_invoice_no: 'text',
  payment_method: 'text',
  remarks: 'text',
  is_warehouse_type: 'boolean',
  ...transportTypes,
  payment_state: 'int',
  fx_payment_state: 'int',
  order_amount: 'numeric',
  line_count: 'int',
  packages: 'bigint',
  net_weight: 'numeric',
  gross_weight: 'numeric',
  is_classified: 'boolean',
  price_audit: 'int',
  receiving_state: 'int',
}

export const headerColumns = (values: Values): [string, RawBuilder<unknown>][] =>
  Object.entries(headerTypes)
    .filter(([column]) => values[column] !== undefined)
    .map(([column, type]) => [column, raw`${values[column]}::${raw.raw(type)}`])

export const once = (write: (values: Values) => RawBuilder<Written>) =>
  compiledOnce((values: Values): Compilable<Written> => {
    const statement = write(values)
    return { compile: () => statement.compile(sql) }
  })

export const run = async (tx: Tx, statement: Compilable<Written>): Promise<OrderSaved> => {
  const { rows } = await tx.executeQuery(statement.compile())
  const { id, version, order_no: orderNo, order_amount: orderAmount } = getOrRefuse(rows[0])
  return { id, version, orderNo, orderAmount }
}
