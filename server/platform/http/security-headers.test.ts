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
