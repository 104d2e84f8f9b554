import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BoundRoute } from '../http/bind.ts'
import { openApiDocument } from './document.ts'

/** The page is three files of our own: nothing inline for the CSP, nothing external, for servers without internet access. */
const files = {
  '/docs': { name: 'docs.html', type: 'text/html; charset=utf-8' },
  '/docs/docs.css': { name: 'docs.css', type: 'text/css; charset=utf-8' },
  '/docs/docs.js': { name: 'docs.js', type: 'text/javascript; charset=utf-8' },
  '/docs/schema.js': { name: 'schema.js', type: 'text/javascript; charset=utf-8' },
} as const

export const openApiRoutes = (server: FastifyInstance, routes: readonly BoundRoute[]): void =>
  documentPages(server, '/api', () => openApiDocument(routes))

/** `openapi.json` and its page under a base address; the page finds its document beside itself. */
export function documentPages(server: FastifyInstance, base: string, make: () => object): void {
  // Built on first request: most processes never get one.
  let document: string | undefined
  server.get(`${base}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(make())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
  for (const [path, { name, type }] of Object.entries(files)) {
    server.get(`${base}${path}`, async (_request, reply) => {
      const content = await readFile(join(import.meta.dirname, 'page', name))
      return reply.type(type).header('cache-control', 'no-cache').send(content)
    })
  }
}
