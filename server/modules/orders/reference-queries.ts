import { type Compilable, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'

export type Answer = {
  supplier: { status: number; kinds: string[] } | null
  customer_type: number | null
  has_supplier_address: boolean
  has_address: boolean
  has_receiving_warehouse: boolean
  has_delivery_warehouse: boolean
  unknown_products: string[]
  gone_products: string[]
  has_unclassified: boolean
  unknown_entries: string[]
}

/** What a draft does not name is absent, and not asked for: each question costs its preparation, also one about nothing. */
type Asked = {
  companyId: string
  supplierId?: string | undefined
  customerId?: string | undefined
  supplierAddressId?: string | undefined
  addressId?: string | undefined
  receivingWarehouseId?: string | undefined
  deliveryWarehouseId?: string | undefined
  productIds?: string[] | undefined
  types: number[]
  values: string[]
}

const nothing = raw`null`
const no = raw`false`
const none = raw`'{}'::text[]`

const warehouseExists = (id: string | undefined) =>
  id === undefined ? no : raw`exists (select 1 from warehouse w where w.id = ${id}::bigint)`

const ofProducts = ({ companyId, productIds }: Asked) =>
  productIds === undefined
    ? raw`${none} as unknown_products, ${none} as gone_products, ${no} as has_unclassified`
    : raw`array(select asked.id::text from unnest(${productIds}::bigint[]) as asked(id) where not exists (
        select 1 from product p where p.company_id = ${companyId}::bigint and p.id = asked.id)
        ) as unknown_products,
      array(select p.id::text from product p where p.company_id = ${companyId}::bigint
        and p.id = any(${productIds}::bigint[]) and p.deleted_at is not null) as gone_products,
      exists (select 1 from product p where p.company_id = ${companyId}::bigint
        and p.id = any(${productIds}::bigint[]) and p.hs_code = '') as has_unclassified`

const supplierOf = ({ companyId, supplierId }: Asked) =>
  supplierId === undefined
    ? nothing
    : raw`(select jsonb_build_object('status', s.status, 'kinds', array(
          select distinct a.kind from attachment a where a.company_id = s.company_id and a.entity = 'supplier'
            and a.entity_id = s.id and a.deleted_at is null))
        from supplier s where s.company_id = ${companyId}::bigint and s.id = ${supplierId}::bigint
          and s.deleted_at is null)`

const customerTypeOf = ({ companyId, customerId }: Asked) =>
  customerId === undefined
    ? nothing
    : raw`(select c.type from customer c where c.company_id = ${companyId}::bigint and c.id = ${customerId}::bigint
        and c.deleted_at is null)`

const supplierAddressExists = ({ companyId, supplierId, supplierAddressId }: Asked) =>
  supplierId === undefined || supplierAddressId === undefined
    ? no
    : raw`exists (select 1 from supplier_address a where a.company_id = ${companyId}::bigint
        and a.id = ${supplierAddressId}::bigint and a.supplier_id = ${supplierId}::bigint)`

const addressExists = ({ companyId, addressId }: Asked) =>
  addressId === undefined
    ? no
    : raw`exists (select 1 from address a where a.company_id = ${companyId}::bigint and a.id = ${addressId}::bigint)`

export const asking = compiledOnce((asked: Asked): Compilable<Answer> => {
  const statement = raw<Answer>`
    select
      ${supplierOf(asked)} as supplier,
      ${customerTypeOf(asked)} as customer_type,
      ${supplierAddressExists(asked)} as has_supplier_address,
      ${addressExists(asked)} as has_address,
      ${warehouseExists(asked.receivingWarehouseId)} as has_receiving_warehouse,
      ${warehouseExists(asked.deliveryWarehouseId)} as has_delivery_warehouse,
      ${ofProducts(asked)},
      array(select asked.type || ' ' || asked.value from unnest(${asked.types}::int[], ${asked.values}::text[])
        as asked(type, value) where not exists (
          select 1 from dict_entry d where d.type = asked.type and d.value = asked.value)) as unknown_entries`
  return { compile: () => statement.compile(sql) }
})
