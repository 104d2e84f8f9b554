import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import type { OfficeBulletin } from '@quayside/contract/office/bulletin.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'

type Part = 'title' | 'content'
export type BulletinValues = Record<`texts.${Locale}.${Part}`, string> & {
  isPinned: number
  publishAt: string
}

export function valuesOf(bulletin: OfficeBulletin | undefined): BulletinValues {
  const texts = locales.flatMap((locale) =>
    (['title', 'content'] as const).map((part) => [
      `texts.${locale}.${part}`,
      bulletin?.texts[locale]?.[part] ?? '',
    ]),
  )
  return {
    ...(Object.fromEntries(texts) as BulletinValues),
    isPinned: bulletin?.isPinned ? 1 : 0,
    publishAt: '',
  }
}

/** A language with neither title nor text is omitted; one with only one of them is refused. */
export function bulletinOf(values: BulletinValues, bulletin: OfficeBulletin | undefined) {
  const textIn = (locale: Locale) => ({
    title: values[`texts.${locale}.title`],
    content: values[`texts.${locale}.content`],
  })
  const isGiven = (locale: Locale): boolean =>
    Object.values(textIn(locale)).some((text) => text.trim() !== '')
  return {
    ...(bulletin && { id: bulletin.id, version: bulletin.version }),
    texts: {
      'zh-CN': textIn('zh-CN'),
      ...(isGiven('zh-TW') && { 'zh-TW': textIn('zh-TW') }),
      ...(isGiven('en-US') && { 'en-US': textIn('en-US') }),
    },
    isPinned: values.isPinned,
    ...(values.publishAt !== '' && { publishAt: shanghaiInstant(values.publishAt).toISOString() }),
  }
}
