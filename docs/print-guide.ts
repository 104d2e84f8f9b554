import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guide, guideOf } from '../kit/help/guide.ts'
import { type GuidePage, partsOf } from '../kit/help/guide-page.ts'
import { officePaths } from '../office/lib/pages.ts'
import { type Locale, locales } from '../phrases/locales.ts'
import { portalPaths } from '../web/lib/pages/pages.ts'

/** Whom a guide is for, and the pages of the front end in their order. */
export const audiences = { clerk: portalPaths, desk: officePaths } as const
type Audience = keyof typeof audiences

const titles: Readonly<Record<Locale, Readonly<Record<Audience | 'words', string>>>> = {
  'zh-CN': { clerk: '客户操作手册', desk: '服务商操作手册', words: '词汇表' },
  'zh-TW': { clerk: '客戶操作手冊', desk: '服務商操作手冊', words: '詞彙表' },
  'en-US': { clerk: 'Guide for clerks', desk: 'Guide for the provider’s desk', words: 'Glossary' },
}

const folder = join(import.meta.dirname, '../.cache/guide')
/** Where the browser suite puts its pictures: `GUIDE_PICTURES=yes npm run test:browser -- guide-pictures.spec.ts`. */
const pictureOf = (locale: Locale, subject: string, audience: Audience): string =>
  join(folder, 'pictures', locale, `${audience}-${subject}.png`)

export function readGuide(locale: string, audience: string): Guide {
  const source = join(import.meta.dirname, 'guide', locale)
  const files = ['words.md', ...readdirSync(join(source, audience)).map((name) => join(audience, name))]
  return guideOf(Object.fromEntries(files.map((name) => [name, readFileSync(join(source, name), 'utf8')])))
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraph = (text: string): string =>
  partsOf(text)
    .map(({ text: part, subject, isStrong }) => {
      if (subject !== undefined) return `<a href="#${subject}">${escaped(part)}</a>`
      return isStrong ? `<strong>${escaped(part)}</strong>` : escaped(part)
    })
    .join('')

function printedPage(page: GuidePage, { words }: Guide, picture: string): string {
  const terms = words.filter(({ key }) => page.words.includes(key))
  const image = existsSync(picture)
    ? `<img alt="" src="data:image/png;base64,${readFileSync(picture).toString('base64')}">`
    : ''
  const steps = page.steps.map(({ title, text }) => `<li><b>${escaped(title)}</b> ${paragraph(text)}</li>`)
  return [
    `<section id="${page.subject}"><h2>${escaped(page.title)}</h2>`,
    ...page.purpose.map((text) => `<p>${paragraph(text)}</p>`),
    image,
    `<ol>${steps.join('')}</ol>`,
    ...page.notes.map((text) => `<p class="note">${paragraph(text)}</p>`),
    `<dl>${terms.map(({ name, meaning }) => `<dt>${escaped(name)}</dt><dd>${escaped(meaning)}</dd>`).join('')}</dl>`,
    '</section>',
  ].join('\n')
}

const style = `body{max-width:820px;margin:24px auto;padding:0 24px;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;color:#16202b}
h1,h2{color:#0b2a43}section{break-inside:avoid;border-top:1px solid #dfe5eb;padding-top:8px}img{width:100%;border:1px solid #dfe5eb}
.note{border-left:3px solid #c5ced8;padding-left:10px;color:#55616e}dl{display:grid;grid-template-columns:150px 1fr;gap:4px 12px;font-size:13px}
dt{font-weight:600}dd{margin:0}a{color:#0958d9;text-decoration:none}nav{columns:2}nav a{display:block}@page{margin:18mm 15mm}`

/** One whole document: contents, pages in the order of the menu, glossary. */
export function printedGuide(locale: Locale, audience: Audience): string {
  const guide = readGuide(locale, audience)
  const order: readonly string[] = audiences[audience]
  const placeOf = ({ routes }: GuidePage): number => {
    const places = routes
      .map((route) => order.indexOf(route.split('?')[0] ?? ''))
      .filter((place) => place !== -1)
    // Pages before the log-in come first.
    return Math.min(...places, places.length === 0 ? -1 : order.length)
  }
  const pages = guide.pages.toSorted((a, b) => placeOf(a) - placeOf(b))
  const { [audience]: title, words } = titles[locale]
  const contents = pages.map((page) => `<a href="#${page.subject}">${escaped(page.title)}</a>`)
  const terms = guide.words.map(
    ({ name, meaning }) => `<dt>${escaped(name)}</dt><dd>${escaped(meaning)}</dd>`,
  )
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><nav>${contents.join('')}</nav>
${pages.map((page) => printedPage(page, guide, pictureOf(locale, page.subject, audience))).join('\n')}
<section><h2>${words}</h2><dl>${terms.join('')}</dl></section></html>
`
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const locale of locales)
    for (const audience of ['clerk', 'desk'] as const) {
      const file = join(folder, `${audience}-${locale}.html`)
      writeFileSync(file, printedGuide(locale, audience))
      process.stdout.write(`${file}\n`)
    }
}
