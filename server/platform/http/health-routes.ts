import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { findMissing } from './readiness.ts'
import type { Unavailable } from './unavailable.ts'

const said = {
  database: 'database away',
  disk: 'disk full',
  storage: 'storage away',
} as const satisfies Record<Unavailable, string>

/** /healthz: the process runs. /readyz: the database answers, and disk and storage take what is saved. */
export function healthRoutes(server: FastifyInstance, platform: Platform): void {
  server.get('/healthz', () => ({ status: 'alive' }))
  server.get('/readyz', async (_request, reply) => {
    const missing = await findMissing(platform)
    if (missing === undefined) return { status: 'ready' }
    platform.log.warn({ missing }, 'not ready')
    return reply.code(503).send({ status: said[missing] })
  })
}
