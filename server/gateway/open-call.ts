import type { Scope } from '@quayside/contract/gateway/scopes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import { localeOf } from '../platform/http/run-endpoint.ts'
import type { Platform } from '../platform/platform.ts'
import { textsOf } from '../platform/texts.ts'
import { authenticate, requireScope } from './authenticate.ts'
import { type GatewayCall, readerOf } from './call.ts'
import { answeredBefore, rememberAnswer } from './idempotency.ts'

const longestKey = 200

/** Everything before a handler: whose key, within its limit, with the scope, and for a write its Idempotency-Key. */
export async function openCall(
  platform: Platform,
  request: FastifyRequest,
  scope: Scope,
): Promise<GatewayCall> {
  const key = await authenticate(platform, request.headers.authorization)
  requireScope(key, scope)
  const idempotencyKey = scope.endsWith(':write') ? requireIdempotencyKey(request) : ''
  const locale = localeOf(request)
  // The path as it was called: another record's transition is another action.
  const action = `${request.method} ${request.url.split('?')[0]}`
  return {
    platform,
    key,
    acting: { actor: 'provider', id: null, name: key.name },
    locale,
    text: textsOf(locale),
    read: readerOf(platform),
    write: (work) =>
      platform.staff.transaction([], async (tx) => {
        const fingerprint = platform.personalData.fingerprint(JSON.stringify(request.body ?? null))
        const asked = { keyId: key.id, idempotencyKey, action, bodyHash: Buffer.from(fingerprint) }
        const before = await answeredBefore(tx, asked, platform.personalData)
        if (before) return before.answer as never
        const answer = await work(tx)
        await rememberAnswer(tx, asked, answer, platform.personalData)
        await tx
          .insertInto('audit_log')
          .values({
            actor: 'provider',
            action: `${request.method} ${request.routeOptions.url ?? ''}`,
            target: `api key ${key.id}: ${action}`.slice(0, 300),
            address: request.ip,
            reference: request.id,
          })
          .execute()
        return answer
      }),
  }
}

function requireIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > longestKey) throw refuse('gateway.keyRequired')
  return key
}
