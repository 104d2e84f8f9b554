import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '../platform/crypto/tokens.ts'
import { addRoute } from '../platform/http/api-server.ts'
import { bearerOf, inputOf, localeOf } from '../platform/http/run-endpoint.ts'
import type { ReadUpload } from '../platform/http/upload.ts'
import type { Platform } from '../platform/platform.ts'
import { openCallOf } from '../platform/session/call.ts'
import type { OfficeRoute } from './bind-office.ts'
import { findStaff, officeCallOf } from './office-call.ts'

/** Apart from /api: its own tokens, its own access; a customer's token means nothing here, nor a staff token there. */
export function addOffice(server: FastifyInstance, platform: Platform, routes: readonly OfficeRoute[]): void {
  for (const route of routes)
    addRoute(server, '/office/api', route, (request, upload) => run(platform, route, request, upload))
}

async function run(
  platform: Platform,
  route: OfficeRoute,
  request: FastifyRequest,
  upload: (() => Promise<ReadUpload>) | undefined,
): Promise<unknown> {
  const open = openCallOf(platform, {
    locale: localeOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    reference: request.id,
  })
  const { access } = route.endpoint
  if (access === 'open') return route.handler(open as never, inputOf(route, request, undefined) as never)
  const token = bearerOf(request.headers.authorization)
  const staff = token && (await findStaff(open, hashToken(token)))
  if (!staff) throw refuse('access.signIn')
  if (access !== 'staff' && !staff.permissions.has(access)) throw refuse('access.forbidden')
  const input = inputOf(route, request, await upload?.())
  const { id } = input.params as { id?: string }
  const call = officeCallOf(open, staff, {
    action: `office ${route.key}`,
    ...(id !== undefined && { target: id }),
  })
  return route.handler(call as never, input as never)
}
