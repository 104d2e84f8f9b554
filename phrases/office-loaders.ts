import type { LoaderTables } from './load.ts'

/** Texts of the back office, by language. */
export const officeTables: LoaderTables = {
  'zh-CN': async () => (await import('./zh-CN/office-loaders.ts')).officeLoaders,
  'zh-TW': async () => (await import('./zh-TW/office-loaders.ts')).officeLoaders,
  'en-US': async () => (await import('./en-US/office-loaders.ts')).officeLoaders,
}
