import * as z from 'zod/mini'
import { isPublicText, publicEmail } from './public-text.ts'

/**
 * What the public landing page says, in one language. It is the provider's own content and comes from the
 * settings, never from phrases: another provider runs the same product under its own name.
 */
export const businessIcons = [
  'import',
  'export',
  'transit',
  'domestic',
  'warehouse',
  'filing',
  'forwarding',
  'payment',
] as const

export const LandingContent = z.object({
  /** One entry a line, so that the break falls where the author wants it. */
  headline: z.array(z.string()),
  subline: z.string(),
  /** The stops of the drawn route, in order. */
  route: z.array(z.string()),
  aboutUs: z.array(z.string()),
  companyProfile: z.array(z.object({ label: z.string(), value: z.string() })),
  history: z.array(z.object({ year: z.string(), title: z.string(), text: z.string() })),
  certificates: z.array(
    z.object({
      name: z.string(),
      issuer: z.string(),
      number: z.string(),
      validUntil: z.nullable(z.string()),
      /** Address of a picture, when the provider has uploaded one. */
      picture: z.nullable(z.string()),
    }),
  ),
  culture: z.array(z.object({ title: z.string(), text: z.string() })),
  businessLines: z.array(z.object({ icon: z.enum(businessIcons), title: z.string(), text: z.string() })),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  /** A short line of qualifications beside the figures. */
  qualifications: z.array(z.string()),
  groupCompanies: z.array(z.object({ name: z.string(), place: z.string(), business: z.string() })),
  contacts: z.array(
    z.object({
      office: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      hours: z.string(),
    }),
  ),
})
export type LandingContent = z.infer<typeof LandingContent>

/** The longest text and the longest list that a page of the provider may have. */
const contentLimits = { text: 4000, items: 60 } as const

/** A picture of the installation itself: its pages show none from elsewhere (server/platform/http/security-headers.ts). */
const isPictureAddress = (address: string): boolean => /^\/(?!\/)[^\s"'<>]*$/.test(address)

/** What a save may hold besides the shape: texts and lists of a sensible length, and addresses that only show a picture. */
export const LandingSave = LandingContent.check((given) => {
  const refuse = (path: readonly PropertyKey[]): void => {
    given.issues.push({ code: 'custom', input: given.value, path: [...path] })
  }
  for (const [place, { picture }] of given.value.certificates.entries())
    if (picture !== null && picture !== '' && !isPictureAddress(picture))
      refuse(['certificates', place, 'picture'])
  for (const [place, { email }] of given.value.contacts.entries())
    if (!publicEmail.safeParse(email).success) refuse(['contacts', place, 'email'])
  const look = (content: unknown, path: readonly PropertyKey[]): void => {
    if (typeof content === 'string' && !isPublicText(content, contentLimits.text)) refuse(path)
    if (Array.isArray(content) && content.length > contentLimits.items) refuse(path)
    if (typeof content === 'object' && content !== null)
      for (const [name, inner] of Object.entries(content)) look(inner, [...path, name])
  }
  look(given.value, [])
})
export type BusinessIcon = (typeof businessIcons)[number]
