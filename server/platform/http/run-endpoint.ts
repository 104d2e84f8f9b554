import { onlyColumns } from '@quayside/contract/kernel/asked-columns.ts'
import { id } from '@quayside/contract/kernel/schema.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { systemKeyPrefix } from '@quayside/contract/systems/system-key.rules.ts'
import { matchLocale } from '@quayside/phrases/locales.ts'
import type { FastifyRequest } from 'fastify'
import { hashToken } from '../crypto/tokens.ts'
import type { Sender } from '../parsing/turns.ts'
import type { Platform } from '../platform.ts'
import { type OpenCall, openCallOf } from '../session/call.ts'
import { AccessChanged } from '../session/customer-call.ts'
import type { Asked } from '../session/idempotency.ts'
import { type BoundRoute, type HandlerInput, handle } from './bind.ts'
import { checkInput } from './check-input.ts'
import { checkQuery, queryOf } from './checked-query.ts'
import { askedOf } from './idempotent-request.ts'
import type { ReadUpload, Upload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was recognised, by number: 'member 12 of company 3', 'staff 4', 'api key 5'. */
    caller?: string
    /** The code of a refusal: some are answered with HTTP status 200, as specified. */
    refusal?: string
  }
}

/** An entrance of the server: which tokens it accepts, and what its handlers receive. */
export type Door<A, C extends OpenCall> = {
  readonly base: string
  /** Checks the token and the access before the input is read; throws a refusal. */
  readonly enter: (open: OpenCall, tokenHash: Buffer, request: { asked: Asked; access: A }) => Promise<C>
  /** Whose turn it takes to read a file that was sent. */
  readonly senderOf: (call: C) => Sender
  /** Counts a file that was sent, and refuses one beyond what may be sent. */
  readonly countUpload?: (call: C, upload: Upload) => Promise<void>
  /** Where the input says which permission is asked for. */
  readonly requireInput?: (call: C, access: A, input: HandlerInput) => Promise<void>
  /** Runs last, before the answer is sent. */
  readonly confirm?: (call: C) => Promise<void>
}

type ListPage = Parameters<typeof onlyColumns>[0]

const strangerAt = (address: string): Sender => ({ company: `address ${address}`, person: '' })

/** Everything around a handler, in this order: authenticate, authorise, check the input, run, confirm. */
export async function runEndpoint<A, C extends OpenCall>(
  door: Door<A, C>,
  route: BoundRoute<A>,
  open: OpenCall,
  request: FastifyRequest,
  readUpload: ((sender: Sender) => Promise<ReadUpload>) | undefined,
): Promise<unknown> {
  // Once only: a request that starts over finds its body already read.
  let reading: Promise<ReadUpload> | undefined
  const upload = async (sender: Sender): Promise<ReadUpload | undefined> =>
    readUpload && (reading ??= readUpload(sender))
  if (route.endpoint.access === 'open')
    return handle(route, open, inputOf(route.endpoint, request, await upload(strangerAt(open.address))))
  const run = () => runAdmitted(door, route, open, request, upload)
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AccessChanged)) throw error
    return await run()
  }
}

async function runAdmitted<A, C extends OpenCall>(
  door: Door<A, C>,
  route: BoundRoute<A>,
  open: OpenCall,
  request: FastifyRequest,
  upload: (sender: Sender) => Promise<ReadUpload | undefined>,
): Promise<unknown> {
  const { key, endpoint } = route
  const { tokenHash } = open
  if (!tokenHash) throw refuse('access.signIn')
  let given: ReadUpload | undefined
  const asked = askedOf(open.platform, request, { action: key, given: () => given })
  const call = await door.enter(open, tokenHash, { asked, access: endpoint.access })
  given = await upload(door.senderOf(call))
  if (given) await door.countUpload?.(call, given.upload)
  const input = inputOf(endpoint, request, given)
  await door.requireInput?.(call, endpoint.access, input)
  const answer = await handle(route, call, input)
  await door.confirm?.(call)
  return input.columns ? onlyColumns(answer as ListPage, input.columns) : answer
}

export const openCallFor = (platform: Platform, request: FastifyRequest): OpenCall => {
  const token = bearerOf(request.headers.authorization)
  return openCallOf(platform, {
    tokenHash: token === undefined ? undefined : hashToken(token),
    isKey: token?.startsWith(systemKeyPrefix) ?? false,
    locale: localeOf(request),
    address: request.ip,
    host: request.host,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    reference: request.id,
    identify: (caller) => {
      request.caller = caller
    },
  })
}

export const bearerOf = (header: string | undefined): string | undefined =>
  /^bearer\s+([\w-]{20,200})$/i.exec(header ?? '')?.[1]

/** Path, query and body as the table declares them, or the refusal that says what is wrong where. */
function inputOf(
  endpoint: BoundRoute<unknown>['endpoint'],
  request: FastifyRequest,
  upload: ReadUpload | undefined,
): HandlerInput {
  const params = request.params as Record<string, string>
  for (const value of Object.values(params)) {
    // A malformed id is answered like an id that does not exist.
    if (!id.safeParse(value).success) throw refuse('record.notFound')
  }
  // A call that has no body, as all that are only read.
  if (request.method === 'GET') return { params, ...queryOf(endpoint, request) }
  const query = checkQuery(endpoint, request.query)
  const body = checkInput(endpoint.body, upload ? upload.fields : request.body, true)
  refuseIfAny([...query.findings, ...body.findings])
  return { params, ...query.asked, body: body.value, ...(upload && { upload: upload.upload }) }
}

export function localeOf(request: FastifyRequest) {
  return matchLocale(request.headers['accept-language'])
}
