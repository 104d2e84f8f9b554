import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Platform } from '../platform.ts'
import { textsOf } from '../texts.ts'
import { readInstallBrand } from './brand.ts'

const built = join(import.meta.dirname, '../../../web/dist/worker.js')

/** The service worker with the page that it shows without a network: both are one file, so neither is older. */
export async function serviceWorkerOf(platform: Platform, locale: Locale): Promise<string | undefined> {
  if (!existsSync(built)) return undefined
  const { name, color } = await readInstallBrand(platform, locale)
  const texts = { offlinePage: offlinePage(name, { color, locale }), appName: name }
  const constants = Object.entries(texts).map(([key, text]) => `const ${key} = ${JSON.stringify(text)}\n`)
  return constants.join('') + (await readFile(built, 'utf8'))
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')

/** The link without an address loads the page again that could not be loaded. */
function offlinePage(name: string, { color, locale }: { color: string; locale: Locale }): string {
  const text = textsOf(locale)
  const say = (key: string): string => escaped(text(`server.offline.${key}`))
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say('title')} - ${escaped(name)}</title>
<style>
body { margin: 0; background: light-dark(#f5f7fa, #10161d); color: light-dark(#0b2a43, #dbe4ee);
  font: 14px/1.6 "PingFang SC", "PingFang TC", "Microsoft YaHei", "Microsoft JhengHei", "Noto Sans SC", system-ui, sans-serif }
main { max-width: 420px; margin: 18vh auto 0; padding: 0 24px }
small { color: light-dark(#5b6b7a, #93a3b3); font-size: 13px }
h1 { margin: 8px 0 12px; font-size: 22px; line-height: 1.35 }
p { margin: 0 0 24px; color: light-dark(#44525f, #b4c1ce) }
a { display: inline-block; border-radius: 4px; padding: 8px 20px; background: ${color}; color: #fff; text-decoration: none }
a:focus-visible { outline: 2px solid light-dark(#0b2a43, #dbe4ee); outline-offset: 2px }
</style>
<main>
<small>${escaped(name)}</small>
<h1>${say('title')}</h1>
<p>${say('text')}</p>
<a href="">${say('again')}</a>
</main>
</html>
`
}
