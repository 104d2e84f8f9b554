import type { SupportContact } from '@quayside/contract/kernel/system.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import sharp from 'sharp'
import type * as z from 'zod/mini'
import { brandOf, findBrand, findPicture } from '../brand/brand.ts'
import type { Platform } from '../platform.ts'
import { staffReader } from '../records/read-within.ts'
import { findSettings, readSettings } from '../system/settings.ts'

/** The provider as a letter shows it. */
export type LetterBrand = {
  readonly name: string
  /** What the portal is called. */
  readonly product: string
  readonly ink: string
  readonly work: string
  /** Empty: the product's own sentence. */
  readonly footer: string
  /** Empty: the sender's address. */
  readonly replyTo: string
  readonly support: z.infer<typeof SupportContact>
  /** A PNG or JPEG, which every reader of e-mails draws. */
  readonly logo: { readonly content: Buffer; readonly type: string } | undefined
}

/** The colours of letters where the provider has none of its own. */
const usualColours = { ink: '#0b2a43', work: '#165dff' }

/** Read for each letter, so that a change is in the next one. */
export async function readLetterBrand(platform: Platform, locale: Locale): Promise<LetterBrand> {
  const [settings = [], [row] = []] = await platform.staff.read([findSettings.compile(), findBrand.compile()])
  const { title, productName, support } = readSettings(settings as { key: string; value: unknown }[], locale)
  const { ink, work, mailFooter, replyTo, logo } = brandOf(row?.['value'])
  return {
    name: title,
    product: productName,
    ink: ink || usualColours.ink,
    work: work || usualColours.work,
    footer: mailFooter[locale],
    replyTo,
    support,
    logo: logo ? await readLogo(platform, logo.address) : undefined,
  }
}

async function readLogo(platform: Platform, address: string): Promise<LetterBrand['logo']> {
  const [[picture]] = await staffReader(platform)(findPicture(address))
  if (!picture) return undefined
  const { content, mime } = picture
  return mime === 'image/webp'
    ? { content: await sharp(content).png().toBuffer(), type: 'image/png' }
    : { content, type: mime }
}
