import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { defaultLocale, type Locale, locales } from '@quayside/phrases/locales.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { brandHeadOf } from '../brand/brand-head.ts'
import type { Platform } from '../platform.ts'
import { openCallOf } from '../session/call.ts'
import { readBranded } from '../system/get-system-info.ts'
import { openFrontEndPage, type ShownBrand } from './front-end-page.ts'
import { sendTagged } from './send-tagged.ts'

/** Milliseconds; the database usually takes two. */
const infoWithin = 150

const root = join(import.meta.dirname, '../../..')

/**
 * The built front ends: the portal at / and the back office at /office. Every path that is neither a file nor a
 * call shows the front end's page, which decides by itself (§2: unknown paths show the landing page).
 */
export async function frontEnds(server: FastifyInstance, platform: Platform): Promise<void> {
  const web = join(root, 'web/dist')
  const office = join(root, 'office/dist')
  await serveAssets(server, { folder: join(web, 'assets'), prefix: '/assets/', isSecond: false })
  await serveAssets(server, { folder: join(office, 'assets'), prefix: '/office/assets/', isSecond: true })
  const pages = { web: await openFrontEndPage(web), office: await openFrontEndPage(office) }
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isOffice = path === '/office' || path.startsWith('/office/')
    const page = isOffice ? pages.office : pages.web
    if (page === undefined || /^\/(?:api|erp|assets|icons|office\/api|office\/assets)\//.test(path))
      return reply.callNotFound()
    const shown = await shownBrand(platform, request, isOffice)
    const html = page(path, shown)
    return sendTagged(request, reply.type('text/html; charset=utf-8'), { content: html })
  })
}

/**
 * The provider's brand and, embedded to save a round trip, the start-up call's answer in the default language; for
 * another language the browser requests it. If the database is slow or unreachable the page is sent without them.
 */
async function shownBrand(
  platform: Platform,
  request: FastifyRequest,
  isOffice: boolean,
): Promise<ShownBrand | undefined> {
  const call = openCallOf(platform, {
    locale: defaultLocale,
    address: request.ip,
    host: request.host,
    userAgent: '',
    reference: request.id,
  })
  const shown = readBranded(call).then(
    ({ info, brand, nameIn }): ShownBrand =>
      isOffice
        ? { ...brandHeadOf(brand), office: officeBrandOf(info, nameIn) }
        : {
            ...brandHeadOf(brand),
            title: info.ymbTitle,
            embedded: { lang: defaultLocale, json: JSON.stringify(info) },
          },
    () => undefined,
  )
  return Promise.race([shown, pause(infoWithin, undefined, { ref: false })])
}

/** The back office is the product under the provider's name, in the language that its reader chooses. */
const officeBrandOf = ({ logo, logoDark }: SystemInfo, nameIn: (locale: Locale) => string): string =>
  JSON.stringify({
    names: Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)])),
    logo,
    logoDark,
  })

type Assets = { readonly folder: string; readonly prefix: string; readonly isSecond: boolean }

/**
 * All files of a build but its page, by one route: a route for each of them, 1,200 of both builds, took half a second of
 * each start.
 */
export async function serveAssets(
  server: FastifyInstance,
  { folder, prefix, isSecond }: Assets,
): Promise<void> {
  if (!existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: !isSecond,
    index: false,
    // The smallest form that the browser takes and that is written already (scripts/compress.mjs).
    preCompressed: true,
    allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
    cacheControl: false,
    setHeaders: (reply) => {
      // Vite names them by their content.
      void reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}
