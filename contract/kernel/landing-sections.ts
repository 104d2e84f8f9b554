import * as z from 'zod/mini'
import type { LandingContent } from './landing.ts'
import { publicLine } from './public-text.ts'
import { text, version } from './schema.ts'

/** The sections of the public landing page below its opening, in the product's own order. */
export const landingSections = [
  'figures',
  'business',
  'about',
  'history',
  'certificates',
  'culture',
  'group',
  'contacts',
] as const
export type LandingSectionName = (typeof landingSections)[number]

/** Certificates have a picture each, and the band of figures is one line: neither shows a picture of its own. */
export const mayHavePicture = (name: LandingSectionName): boolean =>
  name !== 'certificates' && name !== 'figures'

/** A larger picture is reduced to it: sections are at most 1200 px wide. */
export const sectionPictureSide = 1920
export const sectionPictureLimits = { maxBytes: 8 * 1024 * 1024, maxSide: 8000, maxMegapixels: 24 } as const

/** What a screen reader says of the picture; empty: the picture is decoration. */
const PictureTexts = z.strictObject({
  'zh-CN': publicLine(200),
  'zh-TW': publicLine(200),
  'en-US': publicLine(200),
})

const SectionPicture = z.strictObject({
  address: text(300),
  name: text(200),
  texts: PictureTexts,
})

const LandingSection = z.strictObject({
  name: z.enum(landingSections),
  isShown: z.boolean(),
  picture: z.nullable(SectionPicture),
})
export type LandingSection = z.infer<typeof LandingSection>

export const usualSections: LandingSection[] = landingSections.map((name) => ({
  name,
  isShown: true,
  picture: null,
}))

/** Each section once: a save is always the whole order. */
const LandingSections = z.array(LandingSection).check((given) => {
  const { value } = given
  const names = new Set(value.map(({ name }) => name))
  if (names.size !== landingSections.length || value.length !== landingSections.length)
    given.issues.push({ code: 'custom', input: value, message: 'landing.sections' })
  for (const [place, { name, picture }] of value.entries())
    if (picture !== null && !mayHavePicture(name))
      given.issues.push({
        code: 'custom',
        input: picture,
        path: [place, 'picture'],
        message: 'landing.noPicture',
      })
})

/** Version 0 where the provider has set nothing. */
export const LandingSectionsSetting = z.strictObject({
  sections: LandingSections,
  version: z.union([version, z.literal(0)]),
})
export type LandingSectionsSetting = z.infer<typeof LandingSectionsSetting>

/** What the landing page draws, in the order in which it is drawn. */
export const ShownSection = z.object({
  name: z.enum(landingSections),
  picture: z.nullable(
    z.object({ address: z.string(), text: z.string(), width: z.number(), height: z.number() }),
  ),
})
export type ShownSection = z.infer<typeof ShownSection>

/** The lists of the content that each section shows. */
const contentOf = {
  business: ['businessLines'],
  figures: ['figures', 'qualifications'],
  about: ['aboutUs', 'companyProfile'],
  history: ['history'],
  certificates: ['certificates'],
  culture: ['culture'],
  group: ['groupCompanies'],
  contacts: ['contacts'],
} as const satisfies Record<LandingSectionName, readonly (keyof LandingContent)[]>

/** A heading with nothing under it is not drawn. */
export const hasContent = (landing: LandingContent, name: LandingSectionName): boolean =>
  contentOf[name].some((list) => landing[list].length > 0)

/** What is in no section that is shown stays with the provider. */
export function withoutHidden(landing: LandingContent, shown: readonly LandingSectionName[]): LandingContent {
  const hidden = landingSections.filter((name) => !shown.includes(name))
  return {
    ...landing,
    ...Object.fromEntries(hidden.flatMap((name) => contentOf[name].map((list) => [list, []]))),
  }
}

/** For the list of changes and the log: a section under its name with its place, its picture by the file's name. */
export const sectionsInWords = (sections: readonly LandingSection[]) =>
  Object.fromEntries(
    sections.map(({ name, isShown, picture }, place) => [
      name,
      { place: place + 1, isShown, picture: picture?.name ?? null, texts: picture?.texts ?? null },
    ]),
  )
