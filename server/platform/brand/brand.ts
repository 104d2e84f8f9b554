import { Brand, usualBrand } from '@quayside/contract/kernel/brand.ts'
import { sql } from '../database/database.ts'
import type { Reader } from '../records/read-within.ts'

export const brandKey = 'brand'

export const findBrand = sql
  .selectFrom('system_config')
  .select(['value', 'version'])
  .where('key', '=', brandKey)

/** What is stored may have been set before a field was added. */
export function brandOf(value: unknown): Brand {
  const ownBrand = (value as { '*'?: object } | undefined)?.['*']
  return Brand.parse({ ...usualBrand, ...ownBrand })
}

export async function readBrand(read: Reader): Promise<Brand> {
  const [[row]] = await read(findBrand)
  return brandOf(row?.value)
}

export const findPicture = (address: string) =>
  sql
    .selectFrom('brand_picture')
    .select(['mime', 'content', 'width', 'height'])
    .where('address', '=', address)
