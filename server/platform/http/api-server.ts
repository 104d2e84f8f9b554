import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { parse as parseQuery } from 'node:querystring'
import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { DatabaseAway } from '../database/database-away.ts'
import type { Platform } from '../platform.ts'
import type { OpenCall } from '../session/call.ts'
import { textsOf } from '../texts.ts'
import { failureOf, statusOf } from './answer.ts'
import { Binary } from './binary.ts'
import type { BoundRoute } from './bind.ts'
import { limitJsonBodies, limitPairs } from './body-limits.ts'
import { customerDoor } from './customer-door.ts'
import { jsonPieces } from './json-pieces.ts'
import { readUpload } from './read-upload.ts'
import { type Door, localeOf, openCallFor, runEndpoint } from './run-endpoint.ts'
import { securityHeaders } from './security-headers.ts'
import { Worded } from './several.ts'
import { uploadLimit } from './upload.ts'

const jsonMime = 'application/json; charset=utf-8'
const bodyLimit = 1024 * 1024
/** An order of ten thousand lines, each as long as it may reasonably be. */
const largeBodyLimit = 16 * bodyLimit
/** §9: the client gives up after 50 seconds; the server does not work longer than that. */
const requestTimeout = 50_000

let requests = 0
const processMark = randomBytes(5).toString('base64url')
/** Unique over all processes; need not be unguessable. */
const newReference = (): string => `${processMark}${(++requests).toString(36).padStart(5, '0')}`

export async function buildServer(
  platform: Platform,
  routes: readonly BoundRoute[],
): Promise<FastifyInstance> {
  const server = fastify<Server>({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newReference,
    bodyLimit,
    requestTimeout,
    trustProxy: platform.config.trustProxy > 0 ? (_address, hop) => hop < platform.config.trustProxy : false,
    // Requests in flight finish on close; new ones on kept-alive connections are refused.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100, caseSensitive: true },
  })
  limitJsonBodies(server)
  await server.register(formbody, { bodyLimit, parser: limitPairs(parseQuery) })
  await server.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 100_000, fileSize: uploadLimit },
  })
  server.decorateRequest('caller')
  server.decorateRequest('refusal')
  if (platform.config.trustProxy > 0) ignoreFalseAddresses(server)
  securityHeaders(server)
  lastAnswersCloseTheirConnections(server)
  logRequests(server)
  answerErrors(server)
  addRoutes(server, platform, customerDoor, routes)
  return server
}

/** Registers the endpoints of one door under their paths. */
export function addRoutes<A, C extends OpenCall>(
  server: FastifyInstance,
  platform: Platform,
  door: Door<A, C>,
  routes: readonly BoundRoute<A>[],
): void {
  for (const route of routes) addRoute(server, platform, door, route)
}

function addRoute<A, C extends OpenCall>(
  server: FastifyInstance,
  platform: Platform,
  door: Door<A, C>,
  route: BoundRoute<A>,
): void {
  server.route({
    method: methodOf(route.key),
    url: `${door.base}/${pathOf(route.key)
      .replace(/^\//, '')
      .replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...(route.endpoint.upload && { bodyLimit: uploadLimit + bodyLimit }),
    ...(route.endpoint.large && { bodyLimit: largeBodyLimit }),
    handler: async (request, reply) => {
      // Read on demand, so that the server holds no file for a caller without access.
      const upload = route.endpoint.upload ? () => readUpload(request) : undefined
      const answer = await runEndpoint(door, route, openCallFor(platform, request), request, upload)
      if (answer instanceof Binary) return sendBinary(reply, answer)
      if (route.endpoint.bare) return answer
      if (answer instanceof Worded) return { code: 200, msg: answer.msg, data: answer.data as unknown }
      const msg = textsOf(localeOf(request))('server.done')
      const enveloped = route.endpoint.rows
        ? { code: 200, msg, ...(answer as object) }
        : { code: 200, msg, data: answer ?? null }
      // A sheet of ten thousand rows comes back as ten thousand rows.
      return route.endpoint.upload
        ? reply.type(jsonMime).send(Readable.from(jsonPieces(enveloped), { objectMode: false }))
        : enveloped
    },
  })
}

export function sendBinary(reply: FastifyReply, binary: Binary): FastifyReply {
  const disposition = binary.isInline ? 'inline' : 'attachment'
  const ascii = binary.fileName.replaceAll(/[^\w.-]/g, '_')
  return reply
    .type(binary.mime)
    .header(
      'content-disposition',
      `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(binary.fileName)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(binary.body)
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

function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    // The route, never the URL: query strings carry mobile numbers and codes.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
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

function answerErrors(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => {
    const text = textsOf(localeOf(request))
    return reply.code(404).send({ code: 404, msg: text('server.status.404') })
  })
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const text = textsOf(localeOf(request))
    if (error instanceof Refusal) {
      const failure = failureOf(error, text)
      request.refusal = String(failure.code)
      return reply.code(statusOf(failure)).send(failure)
    }
    if (error instanceof DatabaseAway) {
      request.log.error({ err: error, reference: request.id }, 'database away')
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ code: 503, msg: text('server.status.503') })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return answerClientError(error, status, request, reply)
    // The answer contains only the reference. The log has the details; its serialiser drops values (see log.ts).
    request.log.error({ err: error, reference: request.id, route: request.routeOptions.url }, 'fault')
    return reply.code(500).send({
      code: 500,
      msg: text('server.status.500', { reference: request.id }),
      data: { reference: request.id },
    })
  })
}

/** Refused before the handler: broken JSON, too large, wrong media type. */
function answerClientError(
  error: FastifyError,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const text = textsOf(localeOf(request))
  const known = [400, 404, 408, 413, 415, 429].includes(status) ? status : 400
  request.log.info({ reference: request.id, reason: error.code }, 'request refused')
  return reply.code(known).send({ code: known, msg: text(`server.status.${known}`) })
}
