import { createHash } from 'node:crypto'
import { id } from '@quayside/contract/kernel/schema.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { matchLocale } from '@quayside/phrases/locales.ts'
import type { FastifyRequest } from 'fastify'
import { hashToken } from '../crypto/tokens.ts'
import type { Platform } from '../platform.ts'
import { AccessChanged, callOf, type OpenCall, openCallOf } from '../session/call.ts'
import { findPrincipal, forgetPrincipal, type Principal } from '../session/principal.ts'
import { requireAccess } from '../session/require-access.ts'
import type { BoundRoute } from './bind.ts'
import { checkInput } from './check-input.ts'
import type { ReadUpload, Upload } from './upload.ts'

type Input = { params: unknown; query: unknown; body: unknown; upload?: Upload }

/** Everything around a handler, in this order: who calls, may they, is the input right, run, confirm. */
export async function runEndpoint(
  platform: Platform,
  route: BoundRoute,
  request: FastifyRequest,
  readUpload: (() => Promise<ReadUpload>) | undefined,
): Promise<unknown> {
  // Once only: a request that starts over finds its body already read.
  let reading: Promise<ReadUpload> | undefined
  const upload = readUpload && (() => (reading ??= readUpload()))
  const open = openCallOf(platform, {
    locale: localeOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    reference: request.id,
  })
  if (route.endpoint.access === 'open') {
    return route.handler(open as never, inputOf(route, request, await upload?.()) as never)
  }
  try {
    return await runAsMember(open, route, request, upload)
  } catch (error) {
    if (!(error instanceof AccessChanged)) throw error
    return await runAsMember(open, route, request, upload)
  }
}

async function runAsMember(
  open: OpenCall,
  route: BoundRoute,
  request: FastifyRequest,
  upload: (() => Promise<ReadUpload>) | undefined,
): Promise<unknown> {
  const principal = await principalOf(open, request)
  const key = request.headers['idempotency-key']
  let given: ReadUpload | undefined
  const call = callOf(open, principal, {
    action: route.key,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined,
    // Keyed, because a body may hold a password.
    bodyHash: () =>
      Buffer.from(
        open.platform.personalData.fingerprint(
          JSON.stringify([
            request.url,
            given?.fields ?? request.body ?? null,
            given?.upload.fileName,
            given && hashOf(given.upload.bytes),
          ]),
        ),
      ),
  })
  await requireAccess(call, route.endpoint.access)
  given = await upload?.()
  const answer = await route.handler(call as never, inputOf(route, request, given) as never)
  await call.confirm()
  return answer
}

async function principalOf(open: OpenCall, request: FastifyRequest): Promise<Principal> {
  const token = bearerOf(request.headers.authorization)
  if (!token) throw refuse('access.signIn')
  const tokenHash = hashToken(token)
  const principal = await findPrincipal(open.platform.staff, tokenHash)
  if (!principal) {
    forgetPrincipal(tokenHash)
    throw refuse('access.signIn')
  }
  return principal
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

export const bearerOf = (header: string | undefined): string | undefined =>
  /^bearer\s+([\w-]{20,200})$/i.exec(header ?? '')?.[1]

/** Path, query and body as the table declares them, or the refusal that says what is wrong where. */
export function inputOf(
  route: { readonly endpoint: Omit<BoundRoute['endpoint'], 'access'> },
  request: FastifyRequest,
  upload: ReadUpload | undefined,
): Input {
  const params = request.params as Record<string, string>
  for (const value of Object.values(params)) {
    // An id of a wrong shape is an id that does not exist.
    if (!id.safeParse(value).success) throw refuse('record.notFound')
  }
  const { endpoint } = route
  const query = checkInput(endpoint.query, request.query, true)
  const hasBody = request.method !== 'GET'
  const body = checkInput(endpoint.body, upload ? upload.fields : request.body, hasBody)
  refuseIfAny([...query.findings, ...body.findings])
  return { params, query: query.value, body: body.value, ...(upload && { upload: upload.upload }) }
}

export function localeOf(request: FastifyRequest) {
  return matchLocale(request.headers['accept-language'])
}
