import { pickColumns } from '@quayside/contract/kernel/columns.ts'
import { ProductOption, productColumns } from '@quayside/contract/products/product.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { containing } from '../../platform/records/list-page.ts'
import { keywordWords, prefixRange } from './product-search.ts'

/** The tokens that begin with a word: a range of the table's key. */
export const tokensFrom = (companyId: string, word: string) => {
  const { from, below } = prefixRange(word)
  return raw`from product_token t where t.company_id = ${companyId} and t.token >= ${from} and t.token < ${below}`
}

/** The rarest word is searched by the index, the others in the rows it finds. */
export function productMatches(companyId: string, keyword: string): RawBuilder<boolean>[] {
  const [rarest, ...others] = keywordWords(keyword)
  if (rarest === undefined) return []
  return [
    raw<boolean>`product.id = any(array(select t.product_id ${tokensFrom(companyId, rarest)}))`,
    ...others.map((word) => raw<boolean>`product.search like ${containing(` ${word}`)}`),
  ]
}

const { id: _id, ...optionShape } = ProductOption.shape
const optionColumns = pickColumns(productColumns, optionShape)
export const toProductOption = toAnswered(optionColumns)

/** Several parts of one product may begin alike; where more words are to match, more are looked at. */
const hitsPerOption = 5
const hitsPerOptionOfSeveralWords = 250

/** A picker shows the nearest match first, which is the order of the index, so only the first rows are read. */
export function findProductOptions(companyId: string, keyword: string | undefined, limit: number) {
  const [rarest, ...others] = keywordWords(keyword ?? '')
  const options = sql
    .selectFrom('product')
    .select(selection('product', optionColumns))
    .where('product.company_id', '=', companyId)
    .where('product.deleted_at', 'is', null)
    .limit(limit)
  if (rarest === undefined) return options.orderBy('product.id', 'desc')
  const nearest = raw<{ product_id: string; token: string }>`(
    select product_id, min(token) as token
    from (select t.product_id, t.token ${tokensFrom(companyId, rarest)} order by t.token, t.product_id
      limit ${limit * (others.length === 0 ? hitsPerOption : hitsPerOptionOfSeveralWords)}) hit
    group by product_id order by token, product_id ${others.length === 0 ? raw`limit ${limit}` : raw``})`.as<'nearest'>(
    raw.ref('nearest'),
  )
  let query = options.innerJoin(nearest, (join) => join.onRef('nearest.product_id', '=', 'product.id'))
  for (const word of others) query = query.where(raw<boolean>`product.search like ${containing(` ${word}`)}`)
  return query.orderBy('nearest.token').orderBy('product.id')
}
