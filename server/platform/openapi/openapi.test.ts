import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { describe, expect, it } from 'vitest'
import { routes } from '../../app.ts'
import { sharedApp } from '../testing/test-app.ts'
import { expectReferencesFound } from './openapi.testing.ts'

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: unknown }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema?: { oneOf?: { $ref?: string }[] } }> }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

const app = await sharedApp()
const document: Document = (await app.client('GET openapi.json')).body

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
const operationFor = (key: string) => document.paths[`/${pathOf(key)}`]?.[methodOf(key).toLowerCase()]

describe('GET /api/openapi.json', () => {
  it('is an OpenAPI 3.1 document that every client may fetch', async () => {
    const answer = await app.client('GET openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  })

  it('describes every call that is served, and no other', () => {
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path.slice(1)}`)
    const served = routes.map(({ key }) => `${methodOf(key)} ${pathOf(key).replace(/^\//, '')}`)
    expect(described.toSorted()).toEqual(served.toSorted())
  })

  it('gives each call one name, a sentence, a known tag and all of its path parameters', () => {
    const tags = new Set(document.tags.map(({ name }) => name))
    const all = operations()
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
    for (const { path, operation } of all) {
      expect(operation.summary).toMatch(/^[A-Z].+\.$/)
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true)
      const inPath = operation.parameters.filter((each) => each.in === 'path' && each.required)
      expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
  })

  it('is whole: every parameter has a schema, every answer a content, every reference a target', () => {
    for (const { operation } of operations()) {
      for (const parameter of operation.parameters) {
        if (!parameter.$ref)
          expect(parameter).toMatchObject({ name: expect.any(String), schema: expect.any(Object) })
      }
      for (const content of Object.values(operation.requestBody?.content ?? {})) {
        expect(content.schema).toMatchObject({ type: 'object' })
      }
      expect(Object.keys(operation.responses['200']?.content ?? {}).length).toBeGreaterThan(0)
    }
    expectReferencesFound(document)
    expect(JSON.stringify(document)).not.toContain('$defs')
  })

  it('tells forms, files, lists, bytes and open calls apart', () => {
    const commit = operationFor('PUT system/online/sysTableLevelStep/commitAudit')
    expect(Object.keys(commit?.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ])
    const upload = operationFor('POST system/online/file/upload')
    expect(upload?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({ required: ['file'] })
    const list = operationFor('GET system/online/sysMsg')
    expect(list?.parameters.filter((each) => each.in === 'query').map(({ name }) => name)).toEqual([
      'pageNum',
      'pageSize',
      'orderByColumn',
      'isAsc',
      'isRead',
      'sType',
      'columns',
    ])
    expect(list?.parameters.find(({ name }) => name === 'isRead')?.schema).toMatchObject({ enum: [0, 1] })
    expect(list?.responses['200']?.content?.['application/json']?.schema?.oneOf).toMatchObject([
      { required: ['code', 'msg', 'rows', 'total'] },
      { $ref: '#/components/schemas/Refusal' },
    ])
    const report = operationFor('POST system/report/batchSendReport')
    expect(Object.keys(report?.responses['200']?.content ?? {})).toContain('application/octet-stream')
    expect(operationFor('GET system/online/sysConfig/getSysInfo')?.security).toEqual([])
    expect(list?.security).toBeUndefined()
  })

  it('describes no call that does not answer', async () => {
    for (const { method, path, operation } of operations()) {
      const key = `${method.toUpperCase()} ${path.slice(1).replaceAll(/\{\w+\}/g, '1')}`
      const answer = await app.client(key, method === 'get' ? {} : { body: {} })
      const isOpen = operation.security?.length === 0
      expect([key, answer.status]).toEqual([key, isOpen && answer.body.code !== 401 ? 200 : 401])
    }
  })
})

describe('GET /api/docs', () => {
  it('is a page of own files without a script or style inside, as the policy demands', async () => {
    const page = await app.client('GET docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|https?:\/\//)
    const linked = [...page.text.matchAll(/(?:src|href)="((?!data:)[^"]+)"/g)].map(([, path = '']) => path)
    expect(linked.length).toBeGreaterThanOrEqual(3)
    for (const path of linked) {
      const file = await app.client(`GET ${path}`)
      expect([path, file.status]).toEqual([path, 200])
      expect(file.text).not.toMatch(/https?:\/\//)
    }
    const script = await app.client('GET docs/docs.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    for (const [, name] of script.text.matchAll(/from '\.\/([\w.]+)'/g)) {
      expect((await app.client(`GET docs/${name}`)).status).toBe(200)
    }
  })
})
