import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BoundRoute } from '../http/bind.ts'
import { openApiDocument } from './document.ts'

/** The page is three files of our own: nothing inline for the CSP, nothing from elsewhere for a house without internet. */
const files = {
  '/api/docs': { name: 'docs.html', type: 'text/html; charset=utf-8' },
  '/api/docs/docs.css': { name: 'docs.css', type: 'text/css; charset=utf-8' },
  '/api/docs/docs.js': { name: 'docs.js', type: 'text/javascript; charset=utf-8' },
  '/api/docs/schema.js': { name: 'schema.js', type: 'text/javascript; charset=utf-8' },
} as const

export function openApiRoutes(server: FastifyInstance, routes: readonly BoundRoute[]): void {
  // Made when first asked for: most processes never are.
  let document: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
  for (const [url, { name, type }] of Object.entries(files)) {
    server.get(url, async (_request, reply) => {
      const content = await readFile(join(import.meta.dirname, 'page', name))
      return reply.type(type).header('cache-control', 'no-cache').send(content)
    })
  }
}
