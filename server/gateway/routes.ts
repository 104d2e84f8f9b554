import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendBinary } from '../platform/http/add-routes.ts'
import { Binary } from '../platform/http/binary.ts'
import { noteMissing } from '../platform/http/readiness.ts'
import { localeOf } from '../platform/http/run-endpoint.ts'
import { unavailableOf } from '../platform/http/unavailable.ts'
import { documentPages } from '../platform/openapi/openapi-routes.ts'
import type { Platform } from '../platform/platform.ts'
import { textsOf } from '../platform/texts.ts'
import type { GatewayRequest } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openCall } from './open-call.ts'
import { gatewayDocument } from './openapi.ts'
import { problemOf, problemOfRefusal } from './problem.ts'

/** A thousand rows of the tariff with all their words. */
const bodyLimit = 8 * 1024 * 1024

/** /erp/v1: proper statuses and RFC 9457 problems, apart from the customers' envelope. */
export async function addGateway(server: FastifyInstance, platform: Platform): Promise<void> {
  await server.register(
    (gateway, _options, done) => {
      // JSON alone: a form would come without its types.
      gateway.removeContentTypeParser([
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/plain',
      ])
      gateway.setErrorHandler(answerProblem)
      gateway.addHook('onSend', (_request, reply, _payload, next) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        next()
      })
      documentPages(gateway, '', () => gatewayDocument(endpoints))
      addEndpoints(gateway, platform)
      gateway.all('/*', () => {
        throw refuse('gateway.noSuchPath')
      })
      done()
    },
    { prefix: '/erp/v1' },
  )
}

function addEndpoints(gateway: FastifyInstance, platform: Platform): void {
  const served = new Map(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.servedBy ?? endpoint.path}`, endpoint]),
  )
  for (const { method, path, servedBy, scope, run } of served.values()) {
    gateway.route({
      method,
      url: (servedBy ?? path).replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit,
      handler: async (request, reply) => {
        const answer = await run(await openCall(platform, request, scope), request as GatewayRequest)
        return answer instanceof Binary ? sendBinary(reply, answer) : answer
      },
    })
  }
}

function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = textsOf(localeOf(request))
  reply.type('application/problem+json; charset=utf-8')
  if (error instanceof Refusal) {
    const problem = problemOfRefusal(error, text)
    const wait = error.findings[0]?.params?.['seconds']
    if (problem.status === 429 && wait !== undefined) reply.header('retry-after', String(wait))
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="erp"')
    return reply.code(problem.status).send(JSON.stringify({ ...problem, instance: request.id }))
  }
  const status = statusOf(error)
  if (status >= 500)
    request.log.error({ err: error, reference: request.id, route: request.routeOptions.url }, 'fault')
  const missing = unavailableOf(error)
  if (missing) noteMissing(missing)
  if (status === 503) reply.header('retry-after', '2')
  const known = [400, 404, 408, 413, 415, 429, 500, 503].includes(status) ? status : 400
  const detail = missing
    ? text(`server.unavailable.${missing}`)
    : text(`server.status.${known}`, { reference: request.id })
  return reply
    .code(known)
    .send(JSON.stringify(problemOf(known, { code: `http.${known}`, detail, instance: request.id })))
}

const statusOf = (error: FastifyError): number => {
  if (unavailableOf(error)) return 503
  return error.statusCode ?? 500
}
