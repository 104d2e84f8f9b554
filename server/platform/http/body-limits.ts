import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Limits that no legitimate form or ERP exceeds, checked on the text before it is parsed and validated. */
type BodyLimits = {
  readonly depth: number
  /** Fields of one object, items of one array, and both of the whole body. */
  readonly fields: number
  readonly items: number
  readonly all: number
}

const ordinary: BodyLimits = { depth: 32, fields: 500, items: 20_000, all: 50_000 }
/** An order of ten thousand lines, or a thousand rows of the tariff. */
const large: BodyLimits = { ...ordinary, all: 500_000 }
const ordinaryBytes = 1024 * 1024

class BodyTooComplex extends Error {
  readonly statusCode = 400
  readonly code = 'BODY_TOO_COMPLEX'
}

/** For every door: JSON is counted before it is parsed. */
export function limitJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooComplex(body, limitsOf(request))) return done(new BodyTooComplex('JSON'))
    return parse(request, body, done)
  })
}

const limitsOf = (request: FastifyRequest): BodyLimits =>
  (request.routeOptions.bodyLimit ?? 0) > ordinaryBytes ? large : ordinary

const mostPairs = 200

/** The pairs of a form are few; the parser that is given would take any number. */
export const limitPairs =
  (parse: (text: string) => Record<string, unknown>) =>
  (text: string): Record<string, unknown> => {
    let pairs = 1
    for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
      if (++pairs > mostPairs) throw new BodyTooComplex('form')
    return parse(text)
  }

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const openBracket = 0x5b
const closeBrace = 0x7d
const closeBracket = 0x5d
const colon = 0x3a
const comma = 0x2c

/** One pass over the text that stops at the first limit; it does not check whether the text is valid JSON. */
export function isTooComplex(text: string, limits: BodyLimits): boolean {
  const open: { readonly most: number; count: number }[] = []
  let all = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === quote) at = endOfString(text, at)
    else if (character === openBrace || character === openBracket) {
      const most = character === openBrace ? limits.fields : limits.items
      if (open.push({ most, count: 0 }) > limits.depth) return true
    } else if (character === closeBrace || character === closeBracket) open.pop()
    else if (character === colon || character === comma) {
      const inner = open.at(-1)
      // A field is counted by its colon, an item by the comma after it.
      const isCounted = inner && (inner.most === limits.fields) === (character === colon)
      if (isCounted && (++inner.count > inner.most || ++all > limits.all)) return true
    }
  }
  return false
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}
