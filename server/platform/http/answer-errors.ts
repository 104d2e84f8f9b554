import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textsOf } from '../texts.ts'
import { failureOf, statusOf } from './answer.ts'
import { noteMissing } from './readiness.ts'
import { localeOf } from './run-endpoint.ts'
import { unavailableOf } from './unavailable.ts'

export function answerErrors(server: FastifyInstance): void {
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
    const missing = unavailableOf(error)
    if (missing) {
      noteMissing(missing)
      request.log.error({ err: error, reference: request.id, missing }, 'unavailable')
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ code: 503, msg: text(`server.unavailable.${missing}`) })
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
