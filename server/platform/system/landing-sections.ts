import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import {
  hasContent,
  type LandingSection,
  type ShownSection,
  usualSections,
  withoutHidden,
} from '@quayside/contract/kernel/landing-sections.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql } from '../database/database.ts'

export const sectionsKey = 'landingSections'

export const findSections = sql
  .selectFrom('system_config')
  .select(['value', 'version'])
  .where('key', '=', sectionsKey)

/** With the size of the picture, so that the page keeps its place before it is loaded. */
type StoredPicture = NonNullable<LandingSection['picture']> & {
  readonly width: number
  readonly height: number
}
export type StoredSection = Omit<LandingSection, 'picture'> & { readonly picture: StoredPicture | null }

/** What is stored may have been set before a section was added: that one is last. */
export function sectionsOf(value: unknown): StoredSection[] {
  const ownSections = (value as { '*'?: { sections?: StoredSection[] } } | undefined)?.['*']?.sections ?? []
  const added = usualSections.filter(({ name }) => ownSections.every((each) => each.name !== name))
  return [...ownSections, ...added.map((each) => ({ ...each, picture: null }))]
}

/** The page's sections in one language, and its texts without those that it does not show. */
export function shownLanding(
  landing: LandingContent,
  stored: readonly StoredSection[],
  locale: Locale,
): { landing: LandingContent; landingSections: ShownSection[] } {
  const shown = stored.filter(({ name, isShown }) => isShown && hasContent(landing, name))
  return {
    landing: withoutHidden(
      landing,
      shown.map(({ name }) => name),
    ),
    landingSections: shown.map(({ name, picture }) => ({
      name,
      picture: picture && {
        address: picture.address,
        text: picture.texts[locale],
        width: picture.width,
        height: picture.height,
      },
    })),
  }
}
