import * as z from 'zod/mini'
import { publicLine, requiredPublicLine } from '../kernel/public-text.ts'
import { version } from '../kernel/schema.ts'

/** Who the provider is in contracts and on papers: the registered company, apart from what the portal is called. */
export const ProviderPartySave = z.strictObject({
  name: requiredPublicLine(100),
  englishName: requiredPublicLine(200),
  creditCode: publicLine(30),
  address: requiredPublicLine(300),
  phone: requiredPublicLine(60),
  representative: publicLine(60),
  bank: publicLine(200),
  bankAccount: publicLine(60),
})
export type ProviderPartySave = z.infer<typeof ProviderPartySave>

/** Version 0 where none is set. */
export const ProviderPartySetting = z.strictObject({
  party: ProviderPartySave,
  version: z.union([version, z.literal(0)]),
})
export type ProviderPartySetting = z.infer<typeof ProviderPartySetting>
