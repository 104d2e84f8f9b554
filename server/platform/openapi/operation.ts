import { type Endpoint, methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { askedQuery } from '@quayside/contract/kernel/asked-columns.ts'
import { sumsOf } from '@quayside/contract/kernel/sums.ts'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { accessText, accessWords, keyText, keyWords } from './operation-access.ts'

const ref = (kind: 'schemas' | 'parameters' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** One endpoint of an api table as an OpenAPI operation. */
export function operationOf(key: string, endpoint: Endpoint): JsonSchema {
  const method = methodOf(key)
  const path = pathOf(key).replace(/^\//, '')
  const isOpen = endpoint.access === 'open'
  const body = bodyOf(endpoint)
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: endpoint.summary,
    description: `${accessText(endpoint.access)}${keyText(key, endpoint.access)}`,
    'x-access': accessWords(endpoint.access),
    'x-keys': keyWords(key),
    ...(isOpen && { security: [] }),
    parameters: [
      ...pathParameters(path),
      ...queryOf(endpoint),
      ref('parameters', 'AcceptLanguage'),
      ...(method === 'POST' || method === 'PUT' ? [ref('parameters', 'IdempotencyKey')] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: answerOf(endpoint),
      ...(!isOpen && { 401: ref('responses', 'SignIn') }),
      default: ref('responses', 'NotServed'),
    },
  }
}

/** `system/online/sysMsg/setIsRead` belongs to `system/online/sysMsg`. */
export function tagOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/')
  if (first === 'auth') return first
  return second === 'online' ? `${first}/${second}/${third}` : `${first}/${second}`
}

const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}_${path.replaceAll(/[{}]/g, '').replaceAll('/', '_')}`

const columnsText =
  'Of each row only these fields and `id`: their names, separated by commas. Without it all of them.'

function queryOf(endpoint: Endpoint) {
  const query = askedQuery(endpoint)
  if (!query) return []
  const { properties, required } = fieldsOf(jsonSchemaOf(query))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(name === 'columns' && query !== endpoint.query && { description: columnsText }),
    schema,
  }))
}

function bodyOf(endpoint: Endpoint) {
  const schema = endpoint.body && jsonSchemaOf(endpoint.body)
  if (endpoint.upload) {
    const { properties, required } = fieldsOf(schema ?? {})
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const parts = {
      type: 'object',
      properties: { file, ...properties },
      required: ['file', ...required],
    }
    return { required: true, content: { 'multipart/form-data': { schema: parts } } }
  }
  if (!schema) return undefined
  return {
    required: fieldsOf(schema).required.length > 0,
    content: { ...(endpoint.form && { 'application/x-www-form-urlencoded': { schema } }), ...json(schema) },
  }
}

/** A refusal travels as HTTP 200 too, so every answer may be one. */
function answerOf(endpoint: Endpoint) {
  const refusal = ref('schemas', 'Refusal')
  if (endpoint.binary) {
    return {
      description: 'The file, or a refusal.',
      content: { 'application/octet-stream': {}, ...json(refusal) },
    }
  }
  return {
    description: 'The answer, or a refusal.',
    content: json({ oneOf: [successOf(endpoint), refusal] }),
  }
}

function successOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.bare) return jsonSchemaOf(endpoint.bare)
  const envelope = (fields: Record<string, JsonSchema>): JsonSchema => ({
    type: 'object',
    properties: { code: { const: 200 }, msg: { type: 'string' }, ...fields },
    required: ['code', 'msg', ...Object.keys(fields)],
  })
  if (!endpoint.rows)
    return envelope({ data: endpoint.data ? jsonSchemaOf(endpoint.data) : { type: 'null' } })
  return envelope({
    rows: { type: 'array', items: jsonSchemaOf(endpoint.rows) },
    total: { type: 'integer', minimum: 0 },
    ...(endpoint.sums && { sums: jsonSchemaOf(sumsOf(endpoint.sums)) }),
  })
}

export const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
