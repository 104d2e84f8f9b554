import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { parse as parseQuery } from 'node:querystring'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Platform } from '../platform.ts'
import { addRoutes, bodyLimit } from './add-routes.ts'
import { answerErrors } from './answer-errors.ts'
import type { BoundRoute } from './bind.ts'
import { limitJsonBodies, limitPairs } from './body-limits.ts'
import { customerDoor } from './customer-door.ts'
import { nameRequests, referenceOf } from './request-reference.ts'
import { securityHeaders } from './security-headers.ts'
import { limitUnreadAnswers } from './unread-answers.ts'
import { uploadLimit } from './upload.ts'

/** §9: the client gives up after 50 seconds; the server does not work longer than that. */
const requestTimeout = 50_000

export async function buildServer(
  platform: Platform,
  routes: readonly BoundRoute[],
): Promise<FastifyInstance> {
  const server = fastify<Server>({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line names the request itself (`reference`), so no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    genReqId: referenceOf,
    bodyLimit,
    requestTimeout,
    trustProxy: platform.config.trustProxy > 0 ? (_address, hop) => hop < platform.config.trustProxy : false,
    // Requests in flight finish on close; new ones on kept-alive connections are refused.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100, caseSensitive: true },
  })
  limitUnreadAnswers(server.server)
  limitJsonBodies(server)
  await server.register(formbody, { bodyLimit, parser: limitPairs(parseQuery) })
  await server.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 100_000, fileSize: uploadLimit },
  })
  server.decorateRequest('caller')
  server.decorateRequest('refusal')
  if (platform.config.trustProxy > 0) ignoreFalseAddresses(server)
  nameRequests(server)
  securityHeaders(server)
  lastAnswersCloseTheirConnections(server)
  logRequests(server, platform)
  answerErrors(server)
  addRoutes(server, platform, customerDoor, routes)
  return server
}

/**
 * A forwarded address becomes part of keys and log rows, and a proxy may pass on any text from its client. If it
 * is not an IP address, the proxy's own address is used.
 */
function ignoreFalseAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    // IsIP accepts a zone (`fe80::1%eth0`) of any length.
    if (isIP(request.ip) === 0 || request.ip.includes('%')) delete request.headers['x-forwarded-for']
    done()
  })
}

/** A kept-alive connection would delay a graceful stop until the client closes it. */
function lastAnswersCloseTheirConnections(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

function logRequests(server: FastifyInstance, { metrics }: Platform): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    // The route, never the URL: query strings carry mobile numbers and codes.
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.quayside_http_request_seconds.observe(reply.elapsedTime / 1000, method, route, String(status))
    request.log.info(
      {
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        refusal: request.refusal,
        caller: request.caller,
        address: request.ip,
        reference: request.id,
      },
      'request',
    )
    done()
  })
}
