import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandHead } from '../brand/brand-head.ts'
import { html } from './html.ts'

/** What of the provider's brand stands in a page before any script runs. */
export type ShownBrand = BrandHead & {
  readonly title?: string | undefined
  /** Names and logo of the back office, as JSON. */
  readonly office?: string | undefined
  readonly embedded?: { readonly lang: string; readonly json: string } | undefined
}
type FrontEndPage = (path: string, shown?: ShownBrand) => string

/** What the build knows of a route (web/preload-hints.ts). */
type Hints = {
  /** Scripts and styles. */
  readonly files: readonly string[]
  /** Texts by language, and the call with which the page begins: only the browser knows its language and session. */
  readonly page: unknown
}

/**
 * A front end's page with what its route will ask for named in its head (written by the build into preload.json),
 * so that a browser fetches it all side by side. Embedded data is no script: the policy lets it stand there.
 */
export async function openFrontEndPage(folder: string): Promise<FrontEndPage | undefined> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const [head = '', rest = ''] = (await readFile(file, 'utf8')).split('</head>')
  const scriptAt = head.includes('<script') ? head.indexOf('<script') : head.length
  const hints = await readHints(folder)
  return (path, shown) => {
    const embedded = shown?.embedded
    const known = hints[path] ?? hints['/']
    const links = (known?.files ?? []).filter((name) => !head.includes(name)).map(linkTo)
    // Before the script, which begins as soon as it is there.
    const data = [
      known && dataElement('id="page-hints"', JSON.stringify(known.page)),
      shown?.office !== undefined && dataElement('id="office-brand"', shown.office),
      embedded && dataElement(`id="sys-info" lang="${embedded.lang}"`, embedded.json),
    ].filter((element) => typeof element === 'string')
    const written = branded(head.slice(0, scriptAt), shown) + data.join('') + head.slice(scriptAt)
    return `${written}${links.join('\n    ')}\n  </head>${rest}`
  }
}

/** The title and icon of the build, replaced by the provider's; its style sheet holds the first paint until it is there. */
function branded(head: string, shown: ShownBrand | undefined): string {
  if (!shown) return head
  const { title, favicon, style } = shown
  const titled =
    title === undefined
      ? head
      : head.replace(/<title>[^<]*<\/title>/, () => `<title>${html`${title}`.markup}</title>`)
  const withIcon =
    favicon === null
      ? titled
      : titled.replace(/<link rel="icon"[^>]*>/, () => html`<link rel="icon" href="${favicon}" />`.markup)
  return style === null
    ? withIcon
    : `${withIcon}${html`<link rel="stylesheet" href="${style}" />`.markup}\n    `
}

/** Escapes text that would close the element. */
const dataElement = (attributes: string, json: string): string =>
  `<script type="application/json" ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>\n    `

const linkTo = (name: string): string =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${name}" />`
    : `<link rel="modulepreload" crossorigin href="/${name}" />`

async function readHints(folder: string): Promise<Record<string, Hints>> {
  const file = join(folder, 'preload.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, Hints>) : {}
}
