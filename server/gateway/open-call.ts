import type { Scope } from '@quayside/contract/office/scopes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from '../platform/database/database.ts'
import type { Statement } from '../platform/database/prepared-statements.ts'
import { askedOf, longestKey } from '../platform/http/idempotent-request.ts'
import { localeOf } from '../platform/http/run-endpoint.ts'
import type { Platform } from '../platform/platform.ts'
import { staffReader } from '../platform/records/read-within.ts'
import { onceByKey } from '../platform/session/idempotency.ts'
import { inRequest } from '../platform/session/in-request.ts'
import { textsOf } from '../platform/texts.ts'
import { authenticate, requireScope } from './authenticate.ts'
import type { ApiKeyPrincipal, GatewayCall } from './call.ts'

/** Runs before a handler: checks the key, its limit, the scope and, for a write, the Idempotency-Key. */
export async function openCall(
  platform: Platform,
  request: FastifyRequest,
  scope: Scope,
): Promise<GatewayCall> {
  const key = await authenticate(platform, request.headers.authorization)
  request.caller = `api key ${key.id}`
  requireScope(key, scope)
  if (scope.endsWith(':write')) requireIdempotencyKey(request)
  const locale = localeOf(request)
  // The path as it was called: another record's transition is another action.
  const action = `${request.method} ${request.url.split('?')[0]}`
  const asked = askedOf(platform, request, { action })
  const owner = { name: `apiKey ${key.id}`, companyId: null } as const
  const named = inRequest()
  let writes = 0
  return {
    platform,
    key,
    acting: { actor: 'provider', id: null, name: key.name },
    locale,
    text: textsOf(locale),
    read: staffReader(platform),
    async write(work) {
      const once = { owner, asked, place: writes++ }
      const { answer } = await platform.staff.transaction(
        [named],
        (tx) => onceByKey(tx, platform.personalData, once, () => work(tx)),
        ({ isRepeated }) => (isRepeated ? [] : [auditOf(key, action, request)]),
      )
      return answer
    },
  }
}

const auditOf = ({ id }: ApiKeyPrincipal, action: string, request: FastifyRequest): Statement =>
  sql
    .insertInto('audit_log')
    .values({
      actor: 'provider',
      action: `${request.method} ${request.routeOptions.url ?? ''}`,
      target: `api key ${id}: ${action}`.slice(0, 300),
      address: request.ip,
      reference: request.id,
    })
    .compile()

function requireIdempotencyKey(request: FastifyRequest): void {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > longestKey) throw refuse('gateway.keyRequired')
}
