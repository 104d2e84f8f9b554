import * as z from 'zod/mini'
import { publicEmail, publicLine } from './public-text.ts'
import { text, version } from './schema.ts'

/** The provider's pictures: two for light and dark grounds, one for the browser's tab, two for papers. */
export const brandPictures = ['logo', 'logoDark', 'favicon', 'letterhead', 'stamp'] as const
export type BrandPicture = (typeof brandPictures)[number]

/** Papers that are laid out alike. */
export const paperFamilies = ['contract', 'statement', 'payment', 'delivery', 'report'] as const
export type PaperFamily = (typeof paperFamilies)[number]

export const placements = ['none', 'left', 'center', 'right'] as const
type Placement = (typeof placements)[number]

/** What a picture of the brand may measure; letterhead and stamp are drawn on PDFs, which know no WebP. */
export const pictureLimits = { maxBytes: 512 * 1024, maxSide: 2000, maxMegapixels: 2 } as const

/** A stored picture by its address, with the name of the file that it was. */
const Picture = z.strictObject({ address: text(300), name: text(200) })

const Placed = z.strictObject({
  contract: z.enum(placements),
  statement: z.enum(placements),
  payment: z.enum(placements),
  delivery: z.enum(placements),
  report: z.enum(placements),
})

export const Brand = z.strictObject({
  /** `#rrggbb`; empty: the product's own. */
  ink: text(20),
  work: text(20),
  signal: text(20),
  logo: z.nullable(Picture),
  logoDark: z.nullable(Picture),
  favicon: z.nullable(Picture),
  letterhead: z.nullable(Picture),
  stamp: z.nullable(Picture),
  letterheadAt: Placed,
  stampAt: Placed,
  /** At the end of every e-mail; empty: the product's own sentence. */
  mailFooter: z.strictObject({
    'zh-CN': text(500),
    'zh-TW': text(500),
    'en-US': text(500),
  }),
  /** The address to which answers to e-mails go; empty: they go to their sender. */
  replyTo: publicEmail,
  /** The number of the website's record with the ministry, which its pages must show in mainland China; empty: none is shown. */
  icpNumber: publicLine(40),
})
export type Brand = z.infer<typeof Brand>

const everywhere = (placement: Placement) => ({
  contract: placement,
  statement: placement,
  payment: placement,
  delivery: placement,
  report: placement,
})

/** Where the provider has set nothing. */
export const usualBrand: Brand = {
  ink: '',
  work: '',
  signal: '',
  logo: null,
  logoDark: null,
  favicon: null,
  letterhead: null,
  stamp: null,
  letterheadAt: everywhere('left'),
  stampAt: everywhere('none'),
  mailFooter: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
  replyTo: '',
  icpNumber: '',
}

/** For the list of changes and the log: pictures by the names of their files, not by their addresses. */
export const brandInWords = (brand: Brand) => ({
  ...brand,
  logo: brand.logo?.name ?? null,
  logoDark: brand.logoDark?.name ?? null,
  favicon: brand.favicon?.name ?? null,
  letterhead: brand.letterhead?.name ?? null,
  stamp: brand.stamp?.name ?? null,
})

/** Papers are drawn by a library that knows no WebP. */
export const isOnPapers = (picture: BrandUpload['picture']): boolean =>
  picture === 'letterhead' || picture === 'stamp'

/** Version 0 where the provider has set nothing. */
export const BrandSetting = z.strictObject({
  brand: Brand,
  version: z.union([version, z.literal(0)]),
})
export type BrandSetting = z.infer<typeof BrandSetting>

/** A section's picture stands on the landing page, and may be larger. */
export const BrandUpload = z.strictObject({ picture: z.enum([...brandPictures, 'section']) })
export type BrandUpload = z.infer<typeof BrandUpload>
export const BrandUploaded = Picture
export type BrandUploaded = z.infer<typeof BrandUploaded>
