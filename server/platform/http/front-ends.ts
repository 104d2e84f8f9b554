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
    root: join(folder, 'assets'),
    prefix: `${prefix}assets/`,
    decorateReply: !isSecond,
    preCompressed: true,
    // Vite names its files by their content.
    immutable: true,
    maxAge: '365d',
    wildcard: false,
  })
}

const pageOf = async (folder: string): Promise<string | undefined> =>
  existsSync(join(folder, 'index.html')) ? readFile(join(folder, 'index.html'), 'utf8') : undefined
