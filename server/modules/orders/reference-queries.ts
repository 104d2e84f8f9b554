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

type Asked = {
  companyId: string
  supplierId: string | null
  customerId: string | null
  supplierAddressId: string | null
  addressId: string | null
  receivingWarehouseId: string | null
  deliveryWarehouseId: string | null
  productIds: string[]
  types: number[]
  values: string[]
}

export const asking = compiledOnce((asked: Asked): Compilable<Answer> => {
  const statement = raw<Answer>`
    select
      (select jsonb_build_object('status', s.status, 'kinds', array(
          select distinct a.kind from attachment a where a.company_id = s.company_id and a.entity = 'supplier'
            and a.entity_id = s.id and a.deleted_at is null))
        from supplier s where s.company_id = ${asked.companyId}::bigint and s.id = ${asked.supplierId}::bigint
          and s.deleted_at is null) as supplier,
      (select c.type from customer c where c.company_id = ${asked.companyId}::bigint and c.id = ${asked.customerId}::bigint
        and c.deleted_at is null) as customer_type,
      exists (select 1 from supplier_address a where a.company_id = ${asked.companyId}::bigint
        and a.id = ${asked.supplierAddressId}::bigint and a.supplier_id = ${asked.supplierId}::bigint
        ) as has_supplier_address,
      exists (select 1 from address a where a.company_id = ${asked.companyId}::bigint
        and a.id = ${asked.addressId}::bigint) as has_address,
      exists (select 1 from warehouse w where w.id = ${asked.receivingWarehouseId}::bigint) as has_receiving_warehouse,
      exists (select 1 from warehouse w where w.id = ${asked.deliveryWarehouseId}::bigint) as has_delivery_warehouse,
      array(select asked.id::text from unnest(${asked.productIds}::bigint[]) as asked(id) where not exists (
        select 1 from product p where p.company_id = ${asked.companyId}::bigint and p.id = asked.id)
        ) as unknown_products,
      array(select p.id::text from product p where p.company_id = ${asked.companyId}::bigint
        and p.id = any(${asked.productIds}::bigint[]) and p.deleted_at is not null) as gone_products,
      exists (select 1 from product p where p.company_id = ${asked.companyId}::bigint
        and p.id = any(${asked.productIds}::bigint[]) and p.hs_code = '') as has_unclassified,
      array(select asked.type || ' ' || asked.value from unnest(${asked.types}::int[], ${asked.values}::text[])
        as asked(type, value) where not exists (
          select 1 from dict_entry d where d.type = asked.type and d.value = asked.value)) as unknown_entries`
  return { compile: () => statement.compile(sql) }
})
