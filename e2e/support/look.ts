import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@quayside/phrases/locales.ts'
import { officeLoaders } from '@quayside/phrases/zh-CN/office-loaders.ts'
import { portalLoaders } from '@quayside/phrases/zh-CN/portal-loaders.ts'
import { hanIn, simplifiedIn } from './known-data.ts'

/** All visible and accessible texts, except those marked as another language. */
const textsOnPage = `(() => {
  const found = []
  const walk = (element) => {
    if (element !== document.body && element.hasAttribute('lang')) return
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) return
    for (const name of ['placeholder', 'title', 'aria-label', 'alt']) {
      const text = element.getAttribute(name)
      if (text) found.push(text)
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.textContent.trim() !== '') found.push(child.textContent.trim())
      if (child.nodeType === Node.ELEMENT_NODE) walk(child)
    }
  }
  walk(document.body)
  return [...new Set(found)]
})()`

const modules = Object.keys({ ...portalLoaders, ...officeLoaders })
const rawKey = new RegExp(`\\b(?:${modules.join('|')})\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*`)
const placeholder = /\{[a-zA-Z]+(,[^}]*)?\}/

/** The errors in the texts of the page. */
export async function wordFaults(page: Page, locale: Locale): Promise<string[]> {
  const texts = await page.evaluate<string[]>(textsOnPage)
  const foreign = locale === 'en-US' ? hanIn : locale === 'zh-TW' ? simplifiedIn : () => []
  const lang = await page.locator('html').getAttribute('lang')
  return [
    ...(lang === locale ? [] : [`lang is ${lang}`]),
    ...texts.flatMap((text) => [
      ...(rawKey.test(text) || placeholder.test(text) ? [`raw text: ${text}`] : []),
      ...foreign(text).map((words) => `not ${locale}: ${words} in "${text.slice(0, 60)}"`),
    ]),
  ]
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe is half a megabyte of script, which its builder sends twice for each check: once per document is enough. */
const axeKept = (page: Page): Promise<boolean> =>
  page.evaluate(`typeof axe === 'object' && ${page.frames().length === 1}`)

/** Menu, bar and tabs, which are the same on every page. */
const frame = ['.side', '.bar', '.frame-body > nav']

export async function accessFaults(
  page: Page,
  { only, isFrameKnown = false }: { only?: 'color-contrast'; isFrameKnown?: boolean } = {},
): Promise<string[]> {
  // Only the first rows of a table: the same code renders all of them, and each takes time to check.
  const axe = new AxeBuilder({ page, ...((await axeKept(page)) && { axeSource: 'true' }) })
    // The only rule that wants the style sheets, for the turning of phones, is not among ours.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .exclude('.q-table tbody tr:nth-child(n+6)')
    // Frames are not checked, so axe opens no second tab.
    .setLegacyMode(true)
  for (const part of isFrameKnown ? frame : []) axe.exclude(part)
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  )
}

/** Contrast cannot be checked during a transition: waits for all finite animations. */
export const settleColours = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.all(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => undefined)))`)

/** Chrome reports a violated policy to the page only; this copies it to the console. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) =>
      console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  )
  return heard
}
