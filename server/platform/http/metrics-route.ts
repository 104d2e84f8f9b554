import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../crypto/tokens.ts'
import { printMetrics, watchProcess } from '../metrics/metrics.ts'
import { readQueues } from '../metrics/read-queues.ts'
import type { Platform } from '../platform.ts'
import { bearerOf } from './run-endpoint.ts'

/** Milliseconds in which the database is asked once, however many readers there are. */
const askedEvery = 5_000

/**
 * GET /metrics for Prometheus, to those who present METRICS_TOKEN; without that setting there is no such page. Each
 * process answers for itself.
 */
export function metricsRoute(server: FastifyInstance, platform: Platform): void {
  const { metricsToken } = platform.config
  if (metricsToken === undefined) {
    server.get('/metrics', (_request, reply) => reply.callNotFound())
    return
  }
  const expected = hashToken(metricsToken)
  const { metrics } = platform
  const own = watchProcess(metrics)
  server.addHook('onClose', async () => own.stop())
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()

  server.get('/metrics', async (request, reply) => {
    const token = bearerOf(request.headers.authorization)
    if (token === undefined || !timingSafeEqual(hashToken(token), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    const now = platform.clock.now().getTime()
    if (Math.abs(now - askedAt) >= askedEvery) {
      askedAt = now
      asking = readQueues(platform)
    }
    await asking
    own.read()
    readPools(platform)
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(printMetrics(metrics))
  })
}

function readPools({ metrics, app, staff, live }: Platform): void {
  for (const [name, pool] of Object.entries({ app, staff }))
    for (const [state, count] of Object.entries(pool.use()))
      metrics.quayside_connections.set(count, name, state)
  metrics.quayside_live_connections.set(live.count)
}
