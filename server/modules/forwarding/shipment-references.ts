import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'

/** Ports and incoterms. */
const dictionaries = { originPort: 1007, destinationPort: 1007, incoterm: 1004 } as const
const entryFields = ['originPort', 'destinationPort', 'incoterm'] as const

type Referring = {
  readonly originPort: string
  readonly destinationPort: string
  readonly incoterm: string
  readonly orderId: string | null
  readonly productId: string | null
}
type Unknown = { has_order: boolean; has_product: boolean; entries: string[] }

/** What is not this company's, or in no dictionary, at its field. */
export async function findUnknownReferences(tx: Tx, companyId: string, body: Referring): Promise<Finding[]> {
  const asked = entryFields.filter((field) => body[field] !== '')
  const { rows } = await raw<Unknown>`select
    ${body.orderId}::bigint is null or exists (select 1 from trade_order o where o.company_id = ${companyId}::bigint
      and o.id = ${body.orderId}::bigint and o.deleted_at is null) as has_order,
    ${body.productId}::bigint is null or exists (select 1 from product p where p.company_id = ${companyId}::bigint
      and p.id = ${body.productId}::bigint and p.deleted_at is null) as has_product,
    array(select asked.type || ' ' || asked.value from unnest(${asked.map((field) => dictionaries[field])}::int[],
      ${asked.map((field) => body[field])}::text[]) as asked (type, value) where not exists (
        select 1 from dict_entry d where d.type = asked.type and d.value = asked.value)) as entries`.execute(
    tx,
  )
  const unknown = getOrRefuse(rows[0])
  return [
    ...(unknown.has_order ? [] : [at('orderId', 'record.notFound')]),
    ...(unknown.has_product ? [] : [at('productId', 'record.notFound')]),
    ...asked
      .filter((field) => unknown.entries.includes(`${dictionaries[field]} ${body[field]}`))
      .map((field) => at(field, 'field.code')),
  ]
}

/** Charges whose kind is in no dictionary, at their places. */
export async function findUnknownCharges(
  tx: Tx,
  kindsType: number,
  charges: readonly { readonly kind: string }[],
): Promise<Finding[]> {
  const rows = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', kindsType)
    .where('value', '=', raw<string>`any(${charges.map(({ kind }) => kind)}::text[])`)
    .execute()
  const known = new Set(rows.map(({ value }) => value))
  return charges.flatMap(({ kind }, place) =>
    known.has(kind) ? [] : [at(`charges.${place}.kind`, 'field.code')],
  )
}
