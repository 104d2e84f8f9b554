import { type Locale, locales, matchLocale } from '@quayside/phrases/locales.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendTagged } from '../http/send-tagged.ts'
import type { Platform } from '../platform.ts'
import { type AppIcon, appIcons, drawIcon, isAppIcon } from './app-icons.ts'
import { readInstallBrand, readOwnIcon } from './brand.ts'
import { serviceWorkerOf } from './service-worker.ts'

/** What a browser needs to install the portal: manifest, icons and service worker, by the provider's settings. */
export function installRoutes(server: FastifyInstance, platform: Platform): void {
  server.get('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request)
    const { name, shortName, color } = await readInstallBrand(platform, locale)
    reply.type('application/manifest+json; charset=utf-8').header('vary', 'accept-language')
    return sendTagged(request, reply, {
      content: JSON.stringify({
        id: '/',
        name,
        short_name: shortName,
        lang: locale,
        start_url: '/home',
        scope: '/',
        display: 'standalone',
        theme_color: color,
        background_color: '#f5f7fa',
        icons: [iconOf('app-192.png'), iconOf('app-512.png'), iconOf('maskable-512.png', 'maskable')],
      }),
    })
  })
  server.get('/service-worker.js', async (request, reply) => {
    const script = await serviceWorkerOf(platform, localeOf(request))
    if (script === undefined) return reply.callNotFound()
    return sendTagged(request, reply.type('text/javascript; charset=utf-8'), { content: script })
  })
  server.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const { name } = request.params
    if (!isAppIcon(name)) return reply.callNotFound()
    const brand = await readInstallBrand(platform, 'zh-CN')
    const content = await drawIcon(name, brand.color, await readOwnIcon(platform, brand))
    return sendTagged(request, reply.type('image/png'), { content })
  })
}

/** The language of the reader where it is named, otherwise that of the browser. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const { lang } = query as { lang?: unknown }
  return locales.find((locale) => locale === lang) ?? matchLocale(headers['accept-language'])
}

const iconOf = (name: AppIcon, purpose = 'any') => {
  const { size } = appIcons[name]
  return { src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
