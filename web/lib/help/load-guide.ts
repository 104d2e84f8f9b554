import type { Locale } from '@quayside/phrases/locales.ts'

type Files = Readonly<Record<string, string>>

const loaders: Readonly<Record<Locale, () => Promise<{ files: Files }>>> = {
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
  'en-US': () => import('./en-US.ts'),
}

/** The guide for the customers’ clerks in one language: one file, because its search goes over all pages. */
export const loadGuide = async (locale: Locale): Promise<Files> => (await loaders[locale]()).files
