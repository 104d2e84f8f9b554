import { createHash } from 'node:crypto'
import type { Brand } from '@quayside/contract/kernel/brand.ts'
import { brandStyle } from '@quayside/contract/kernel/brand-colours.ts'

/** What a page made by the server needs to be in the provider's colours before any script runs. */
export type BrandHead = { readonly favicon: string | null; readonly style: string | null }

const tagOf = (style: string): string => createHash('sha256').update(style).digest('hex').slice(0, 16)

/** The style sheet by its content: another brand is another address. Null where the product's own colours are shown. */
export function brandHeadOf(brand: Brand): BrandHead {
  const style = brandStyle(brand)
  return {
    favicon: brand.favicon?.address ?? null,
    style: style === '' ? null : `/brand.css?v=${tagOf(style)}`,
  }
}

export const isCurrent = (version: unknown, style: string): boolean => version === tagOf(style)
