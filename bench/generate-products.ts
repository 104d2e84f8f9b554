import { createHash } from 'node:crypto'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { productSearchOf } from '@quayside/server/modules/products/product-search.ts'
import pg from 'pg'

const brands = [
  'Yageo',
  'Murata 村田',
  'TI',
  'STMicroelectronics 意法半导体',
  'Samsung 三星',
  'NXP',
  'TDK',
  'Vishay',
]
const names = [
  '贴片电阻',
  '贴片电容',
  '微控制器',
  '运算放大器',
  '功率电感',
  '肖特基二极管',
  '场效应管',
  '连接器',
  '晶体振荡器',
  '存储器',
]

export type ProductCompany = { token: string; products: number }

/** Companies of different sizes with products as the trade has them: few names and brands, many models. */
export async function generateProducts(
  ownerUrl: string,
  sizes: readonly number[],
): Promise<ProductCompany[]> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  const kinds: { brand: string; name: string; search: string }[] = []
  for (const brand of brands) {
    for (const name of names)
      kinds.push({ brand, name, search: await productSearchOf({ model: '', brand, name }) })
  }
  const companies: ProductCompany[] = []
  for (const products of sizes) {
    const token = createHash('sha256').update(`products ${products}`).digest('base64url')
    const { rows } = await owner.query<{ id: string }>(
      `insert into company (name, certification) values ($1, 'PASSED') returning id`,
      [`Company of ${products} products`],
    )
    const companyId = rows[0]?.id
    await owner.query(`insert into person (mobile) values ('17' || lpad($1::bigint::text, 9, '0'))`, [
      companyId,
    ])
    await owner.query(
      `with m as (insert into member (company_id, person_id, name, is_administrator, permissions)
         select $1, id, 'Member', true, $2 from person where mobile = '17' || lpad($1::bigint::text, 9, '0') returning id)
       insert into session (company_id, member_id, scope, token_hash, idle_until)
       select $1, id, 'full', $3, now() + interval '1 day' from m`,
      [companyId, allPermissions, createHash('sha256').update(token).digest()],
    )
    await owner.query(
      `insert into product (company_id, model, brand, model_key, brand_key, name, category, origin, unit, classification_status,
         hs_code, ccc_status, search)
       select $1, 'RC0402FR-' || n, k.brand, 'rc0402fr-' || n, lower(replace(k.brand, ' ', '')), k.name, n % 4, 'CN', '007',
         case when n % 3 = 0 then 3 else 0 end, case when n % 3 = 0 then '8533211000' else '' end, n % 7,
         format(' rc0402fr-%1$s 0402fr-%1$s fr-%1$s %1$s', n) || k.search
       from generate_series(1, $2::int) n
       join jsonb_to_recordset($3::jsonb) as k(place int, brand text, name text, search text) on k.place = n % $4::int`,
      [companyId, products, JSON.stringify(kinds.map((kind, place) => ({ place, ...kind }))), kinds.length],
    )
    companies.push({ token, products })
  }
  await owner.query('vacuum analyze')
  await owner.end()
  return companies
}
