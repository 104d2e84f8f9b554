import fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

it('lets a page connect to its own origin only', async () => {
  const server = fastify()
  securityHeaders(server)
  server.get('/', (_request, reply) => reply.type('text/html').send('<p>'))
  const { headers } = await server.inject('/')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("default-src 'self'")
})

it.each(['application/json; charset=utf-8', 'application/problem+json; charset=utf-8'])(
  'lets %s load nothing',
  async (type) => {
    const server = fastify()
    securityHeaders(server)
    server.get('/', (_request, reply) => reply.type(type).send('{}'))
    const { headers } = await server.inject('/')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  },
)

it('lets the page for scanning goods alone use the camera', async () => {
  const server = fastify()
  securityHeaders(server)
  server.get('/*', (_request, reply) => reply.type('text/html').send('<p>'))
  const policyOf = async (path: string) => (await server.inject(path)).headers['permissions-policy']
  const none = 'camera=(), microphone=(), geolocation=()'
  expect(await policyOf('/office/hand?id=7&job=pick')).toBe('camera=(self), microphone=(), geolocation=()')
  for (const path of [
    '/',
    '/office',
    '/office/inbound',
    '/office/hand/x',
    '/office/hands',
    '/x?y=/office/hand',
  ])
    expect(await policyOf(path), path).toBe(none)
})
