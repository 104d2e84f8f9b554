import type { FastifyInstance, FastifyReply } from 'fastify'

/** No inline script anywhere. The icons' package writes its styles at run time, hence 'unsafe-inline' for styles only. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/** For answers that are no page: they may load nothing. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The back office's page for scanning goods is the only one that may ask for the camera. */
const scanningPage = '/office/hand'
const permissionsOf = (path: string): string =>
  `camera=(${path === scanningPage ? 'self' : ''}), microphone=(), geolocation=()`

/** The refusals of the ERP's gateway count too, `application/problem+json`. */
const isData = (reply: FastifyReply): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type')))

export function securityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    // A page that sets its own is stricter: those of links tell nobody where their reader came from.
    for (const [name, value] of Object.entries(onEveryAnswer))
      if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('permissions-policy', permissionsOf(request.url.split('?')[0] ?? ''))
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isData(reply) ? policyOfData : pagePolicy)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (/^\/(?:office\/)?api\//.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done()
  })
}
