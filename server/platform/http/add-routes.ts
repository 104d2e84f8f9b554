import { Readable } from 'node:stream'
import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sender } from '../parsing/turns.ts'
import type { Platform } from '../platform.ts'
import type { OpenCall } from '../session/call.ts'
import { textsOf } from '../texts.ts'
import { Binary } from './binary.ts'
import type { BoundRoute } from './bind.ts'
import { partOf } from './byte-range.ts'
import { jsonPieces } from './json-pieces.ts'
import { readUpload } from './read-upload.ts'
import { type Door, localeOf, openCallFor, runEndpoint } from './run-endpoint.ts'
import { sendTagged } from './send-tagged.ts'
import { Worded } from './several.ts'
import { uploadLimit } from './upload.ts'
import { withRoom } from './upload-room.ts'

const jsonMime = 'application/json; charset=utf-8'

export const bodyLimit = 1024 * 1024

/** An order of ten thousand lines, each as long as it may reasonably be. */
const largeBodyLimit = 16 * bodyLimit

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
      const upload = route.endpoint.upload
        ? (sender: Sender) => readUpload(request, withRoom(sender, request, reply))
        : undefined
      const answer = await runEndpoint(door, route, openCallFor(platform, request), request, upload)
      if (answer instanceof Binary) return sendBinary(reply, answer)
      if (route.endpoint.bare) return answer
      if (answer instanceof Worded) return { code: 200, msg: answer.msg, data: answer.data as unknown }
      const msg = textsOf(localeOf(request))('server.done')
      const enveloped = route.endpoint.rows
        ? { code: 200, msg, ...(answer as object) }
        : { code: 200, msg, data: answer ?? null }
      if (route.endpoint.revalidated)
        return sendTagged(request, reply.type(jsonMime).header('vary', 'accept-language'), {
          content: JSON.stringify(enveloped),
        })
      // A sheet of ten thousand rows comes back as ten thousand rows.
      return route.endpoint.upload
        ? reply.type(jsonMime).send(Readable.from(jsonPieces(enveloped), { objectMode: false }))
        : enveloped
    },
  })
}

/** Files are never changed once they are stored, so a part of one fits the parts before it. */
async function bodyOf(reply: FastifyReply, body: Binary['body']): Promise<Buffer | Readable> {
  if (Buffer.isBuffer(body) || body instanceof Readable) return body
  const { range, 'if-range': ifRange } = reply.request.headers
  const part = ifRange === undefined ? partOf(range, body.bytes) : 'whole'
  if (part === 'none') {
    reply.code(416).header('content-range', `bytes */${body.bytes}`)
    return Buffer.alloc(0)
  }
  // Opened before a header is set: the answer to a file that is gone has other ones.
  const opened = await body.open(part === 'whole' ? undefined : part)
  reply.header('accept-ranges', 'bytes')
  if (part === 'whole') reply.header('content-length', body.bytes)
  else
    reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${body.bytes}`)
      .header('content-length', part.end - part.start + 1)
  return opened
}

export async function sendBinary(reply: FastifyReply, binary: Binary): Promise<FastifyReply> {
  const disposition = binary.isInline ? 'inline' : 'attachment'
  const ascii = binary.fileName.replaceAll(/[^\w.-]/g, '_')
  const body = await bodyOf(reply, binary.body)
  return reply
    .type(binary.mime)
    .header(
      'content-disposition',
      `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(binary.fileName)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(body)
}
