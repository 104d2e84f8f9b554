import { brandStyle } from '@quayside/contract/kernel/brand-colours.ts'
import type { FastifyInstance } from 'fastify'
import { sendTagged } from '../http/send-tagged.ts'
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
    reply.type('text/css; charset=utf-8')
    return sendTagged(request, reply, {
      content: style,
      ...(isCurrent(v, style) && { cacheControl: forGood }),
    })
  })
  server.get('/brand/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const [[picture]] = await read(findPicture(`/brand/${name}`))
    if (!picture) return reply.callNotFound()
    reply.type(picture.mime)
    return sendTagged(request, reply, {
      content: picture.content,
      tag: name.split('.')[0],
      cacheControl: forGood,
    })
  })
}
