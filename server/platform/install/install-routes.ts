import { type Locale, locales, matchLocale } from '@quayside/phrases/locales.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { type AppIcon, appIcons, drawIcon, isAppIcon } from './app-icons.ts'
import { readInstallBrand } from './brand.ts'
import { serviceWorkerOf } from './service-worker.ts'

/** What a browser needs to install the portal: manifest, icons and service worker, by the provider's settings. */
export function installRoutes(server: FastifyInstance, platform: Platform): void {
  server.get('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request)
    const { name, shortName, color } = await readInstallBrand(platform, locale)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(
        JSON.stringify({
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
      )
  })
  server.get('/service-worker.js', async (request, reply) => {
    const script = await serviceWorkerOf(platform, localeOf(request))
    if (script === undefined) return reply.callNotFound()
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
  server.get<{ Params: { name: string } }>('/icons/:name', async ({ params }, reply) => {
    if (!isAppIcon(params.name)) return reply.callNotFound()
    const { color } = await readInstallBrand(platform, 'zh-CN')
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(await drawIcon(params.name, color))
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
