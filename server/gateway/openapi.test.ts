import { describe, expect, it } from 'vitest'
import { expectReferencesFound } from '../platform/openapi/openapi.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { endpoints } from './endpoints.ts'

type Operation = {
  operationId: string
  summary: string
  'x-access': string
  parameters: { $ref?: string; name: string; in: string }[]
}

const app = await sharedApp()
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }
const document = (await (await fetch(`${app.address}/erp/v1/openapi.json`)).json()) as Document

describe('GET /erp/v1/openapi.json', () => {
  it('describes every call with its scope, each transition by name, and no other', () => {
    expect(document.openapi).toMatch(/^3\.1/)
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => `${method.toUpperCase()} ${path} ${call['x-access']}`),
    )
    expect(described.toSorted()).toEqual(
      endpoints.map(({ method, path, scope }) => `${method} ${path} ${scope}`).toSorted(),
    )
    expect(Object.keys(document.paths)).toContain('/suppliers/{id}/approveVoid')
    for (const action of ['ship', 'priceAudit', 'declarationState', 'archiveState'])
      expect(Object.keys(document.paths)).toContain(`/orders/{id}/${action}`)
    expect(Object.keys(document.paths)).not.toContain('/suppliers/{id}/requestVoid')
  })

  it('names each call once, in a sentence, and its references lead somewhere', () => {
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { summary } of calls) expect(summary).toMatch(/^[A-Z].+\.$/)
    expectReferencesFound(document)
  })

  it('asks for an Idempotency-Key with every write', () => {
    for (const methods of Object.values(document.paths)) {
      for (const [method, { parameters }] of Object.entries(methods)) {
        const asks = parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey')
        expect(asks).toBe(method !== 'get')
      }
    }
  })

  it('has a page of its own that needs nothing inline and nothing from elsewhere', async () => {
    const page = await fetch(`${app.address}/erp/v1/docs`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    expect(html).not.toMatch(/<script(?![^>]*src=)|https?:\/\//)
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"#]+)"/g)) {
      if (path.startsWith('data:')) continue
      const file = await fetch(new URL(path, `${app.address}/erp/v1/docs`))
      expect([path, file.status]).toEqual([path, 200])
    }
  })
})
