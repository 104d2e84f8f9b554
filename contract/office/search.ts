import * as z from 'zod/mini'
import { id, requiredText } from '../kernel/schema.ts'
import { taskKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'

const SearchQuery = z.strictObject({ keyword: requiredText(100) })
export type SearchQuery = z.infer<typeof SearchQuery>

/** A record that fits, or a stock lot. */
const SearchHit = z.object({
  kind: z.enum([...taskKinds, 'lot']),
  id,
  number: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** The part number that fits, where the record was found by one of its goods. */
  model: z.nullable(z.string()),
})
export type SearchHit = z.infer<typeof SearchHit>

/** As many of each kind, so that one kind does not displace the others. */
export const hitsOfEachKind = 5

export const searchApi = {
  'GET office/online/search': {
    access: 'staff',
    summary:
      'Records of all customers by number or name, and goods by the beginning of their part number; of each kind that the caller may list, the newest.',
    query: SearchQuery,
    rows: SearchHit,
  },
} as const satisfies OfficeApiTable
