import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** A proxy that compresses makes a tag weak. */
const isAsked = (header: string, tag: string): boolean =>
  header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === `"${tag}"`)

type Tagged = {
  readonly content: string | Buffer
  /** The tag where it is known without the content. */
  readonly tag?: string | undefined
  /** Absent: a browser keeps it and asks at each visit whether it is still so. */
  readonly cacheControl?: string
}

/** Answers without the content where the browser still has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, tag = tagOf(content), cacheControl = 'no-cache' }: Tagged,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', `"${tag}"`)
  return isAsked(request.headers['if-none-match'] ?? '', tag)
    ? reply.removeHeader('content-type').code(304).send()
    : reply.send(content)
}
