import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const root = join(import.meta.dirname, '../../..')

/**
 * The built front ends: the portal at / and the back office at /office. Every path that is neither a file nor a
 * call shows the front end's page, which decides by itself (§2: unknown paths show the landing page).
 */
export async function frontEnds(server: FastifyInstance): Promise<void> {
  const web = join(root, 'web/dist')
  const office = join(root, 'office/dist')
  await serveFolder(server, web, '/', false)
  await serveFolder(server, office, '/office/', true)
  const pages = { web: await pageOf(web), office: await pageOf(office) }
  server.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isOffice = path === '/office' || path.startsWith('/office/')
    const page = isOffice ? pages.office : pages.web
    if (page === undefined || /^\/(api|erp|assets)\//.test(path)) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

async function serveFolder(
  server: FastifyInstance,
  folder: string,
  prefix: string,
  isSecond: boolean,
): Promise<void> {
  if (!existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: !isSecond,
    // Its page is sent by the route below, for every path alike.
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.inputs'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite names what lies in assets by its content.
      const isNamedByContent = path.includes('/assets/')
      void reply.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

const pageOf = async (folder: string): Promise<string | undefined> =>
  existsSync(join(folder, 'index.html')) ? readFile(join(folder, 'index.html'), 'utf8') : undefined
