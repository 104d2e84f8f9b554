import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { duringActivity } from '../activity.ts'

let requests = 0
const processMark = randomBytes(5).toString('base64url')
/** Unique over all processes; need not be unguessable. */
const newReference = (): string => `${processMark}${(++requests).toString(36).padStart(5, '0')}`

/**
 * The name that a proxy or a caller gave its request, so that its log and ours meet; one of our own where there is none,
 * or one that does not belong into a log. It says which request it was and nothing else depends on it: two requests may
 * bear the same one.
 */
export function referenceOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const { 'x-request-id': given } = headers
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : newReference()
}

/** The answer names its request, and slow statements the route they were sent for. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  // The last hook before the handler: reading a body would lose what an earlier one sets.
  server.addHook('preHandler', (request, _reply, done) => {
    duringActivity({ route: request.routeOptions.url ?? 'unknown', reference: request.id }, done)
  })
}
