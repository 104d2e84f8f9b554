import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icpRegister } from '@quayside/contract/kernel/icp-register.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { type Locale, localeNames, localeSigns, locales } from '@quayside/phrases/locales.ts'
import type { BrandHead } from '../../../platform/brand/brand-head.ts'
import { Html, html } from '../../../platform/http/html.ts'
import type { Texts } from '../../../platform/texts.ts'
import { brandMark } from './drawings.ts'

/** The narrow screen's and the printer's rules come last: they change those before them. */
const style = ['link-page', 'link-route', 'link-panels', 'link-narrow']
  .map((name) => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'))
  .join('')
const styleHash = createHash('sha256').update(style).digest('base64')

/** No script at all, no style but the page's own and the provider's colours, nothing from elsewhere. */
const contentPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** On every answer of a link: nobody indexes, keeps or frames it, and no other site learns its address. */
export const linkHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy,
} as const

/** After so many minutes a page of tracking reads itself again, unless its reader has stopped that. */
export const refreshMinutes = 5

export type PageOf = {
  readonly locale: Locale
  readonly text: Texts
  readonly info: Pick<SystemInfo, 'ymbTitle' | 'productName' | 'logo' | 'logoDark' | 'support' | 'icpNumber'>
  readonly head: BrandHead
  /** Its own address without language. */
  readonly path: string
}

/** The texts of these pages. */
export const wordsOf =
  (text: Texts) =>
  (key: string, params?: Readonly<Record<string, string | number>>): string =>
    params ? text(`server.linkPage.${key}`, params) : text(`server.linkPage.${key}`)

const languages = ({ locale, path, text }: PageOf): Html =>
  html`<nav aria-label="${wordsOf(text)('language')}">${locales.map((each) =>
    each === locale
      ? html`<b lang="${each}" title="${localeNames[each]}" aria-current="true">${localeSigns[each]}</b>`
      : html`<a lang="${each}" title="${localeNames[each]}" hreflang="${each}" href="${path}?lang=${each}">${localeSigns[each]}</a>`,
  )}</nav>`

/** In the dark theme that for dark grounds, where there is one. */
function logoOf({ logo, logoDark }: PageOf['info']): Html {
  const light = logo ?? logoDark
  if (light === null) return brandMark
  return html`<picture>${logoDark !== null && html`<source srcset="${logoDark}" media="(prefers-color-scheme: dark)">`}<img src="${light}" alt="" height="30"></picture>`
}

/** The provider's brand above, whom to ask below. */
export function framed(page: PageOf, title: string, body: Html): string {
  const t = wordsOf(page.text)
  const { info, locale } = page
  const { phone, email, hours } = info.support
  const ways = [phone, email].filter((way) => way !== '')
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="${page.head.favicon ?? 'data:,'}">
<title>${title} · ${info.productName}</title>
<style>${new Html(style)}</style>
${page.head.style !== null && html`<link rel="stylesheet" href="${page.head.style}">`}
</head>
<body>
<header class="top">
<p class="brand">${logoOf(info)}<b>${info.productName}</b><span>${title}</span></p>
${languages(page)}
<a class="button" href="/login">${t('logIn')}</a>
</header>
<main>${body}</main>
<footer class="help">${ways.length > 0 && html`${t('question')} ${[...ways, hours].filter(Boolean).join(' · ')}`}${info.icpNumber !== '' && html` <a lang="zh-CN" href="${icpRegister}" rel="noopener noreferrer">${info.icpNumber}</a>`}</footer>
</body>
</html>`.markup
}

/** The same for whatever is wrong with a link. */
export function notThere(page: PageOf, hint: 'notThereHint' | 'busy' | 'unavailable'): string {
  const t = wordsOf(page.text)
  return framed(
    page,
    t('notThere'),
    html`<section class="panel sorry"><h1>${t('notThere')}</h1><p>${t(hint)}</p></section>`,
  )
}
