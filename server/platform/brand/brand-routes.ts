import { createHash } from 'node:crypto'
import { brandStyle } from '@quayside/contract/kernel/brand-colours.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { staffReader } from '../records/read-within.ts'
import { findPicture, readBrand } from './brand.ts'
import { isCurrent } from './brand-head.ts'

const forGood = 'public, max-age=31536000, immutable'

/**
 * The brand's style sheet and pictures, for everybody. The sheet is made of the setting at each request, so that every
 * process shows a change at once; what a page asks for by its content stays in the browser.
 */
export function brandRoutes(server: FastifyInstance, platform: Platform): void {
  const read = staffReader(platform)
  server.get('/brand.css', async (request, reply) => {
    const style = brandStyle(await readBrand(read))
    const { v } = request.query as { v?: unknown }
    reply.type('text/css; charset=utf-8').header('cache-control', isCurrent(v, style) ? forGood : 'no-cache')
    return sendTagged(request, reply, {
      content: style,
      tag: createHash('sha256').update(style).digest('hex'),
    })
  })
  server.get('/brand/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const [[picture]] = await read(findPicture(`/brand/${name}`))
    if (!picture) return reply.callNotFound()
    reply.type(picture.mime).header('cache-control', forGood)
    return sendTagged(request, reply, { content: picture.content, tag: name.split('.')[0] ?? name })
  })
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, tag }: { content: string | Buffer; tag: string },
) {
  const etag = `"${tag}"`
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content)
}
