import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** /healthz: the process runs. /readyz: the database answers too. */
export function healthRoutes(server: FastifyInstance, platform: Platform): void {
  server.get('/healthz', () => ({ status: 'alive' }))
  server.get('/readyz', async (_request, reply) => {
    try {
      await platform.app.read([{ sql: 'select 1', parameters: [] }])
      return { status: 'ready' }
    } catch (error) {
      platform.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database away' })
    }
  })
}
