import { mostRows, Problem } from '@quayside/contract/gateway/problem.ts'
import { allScopes } from '@quayside/contract/office/scopes.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from '../platform/openapi/json-schema.ts'
import { pathParameters } from '../platform/openapi/operation.ts'
import type { GatewayEndpoint } from './endpoint.ts'

const description = `For the provider's own ERP. Every call carries an API key as \`Authorization: Bearer …\`; each call names the scope it needs. A refused
call answers its HTTP status with a problem body (RFC 9457) whose \`errors\` name the fields.

Writes need an \`Idempotency-Key\`: the same key with the same body answers the first answer again for 24 hours, another body is
refused with 409. Upserts take one row, or \`{ "rows": […] }\` of up to ${mostRows}, each answered on its own.

\`GET /events\` is an ordered feed without gaps: keep the cursor, ask again with \`after\`. Webhooks bring the same events; their
\`Quayside-Signature\` is \`t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">\`. A 429 says in \`Retry-After\` when to come again.`

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** OpenAPI 3.1 from the list that the gateway is served from. */
export function gatewayDocument(endpoints: readonly GatewayEndpoint[]) {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const tags = [...new Set(endpoints.map(tagOf))]
  return {
    openapi: '3.1.0',
    info: { title: 'Quayside ERP gateway', version: '1', description },
    servers: [{ url: '/erp/v1' }],
    security: [{ key: [] }],
    tags: tags.map((name) => ({ name })),
    paths,
    components,
  }
}

const tagOf = ({ path }: GatewayEndpoint): string => path.split('/')[1] ?? ''

function operationOf(endpoint: GatewayEndpoint): JsonSchema {
  const { method, path, scope, summary, query, rows, answer } = endpoint
  const isWrite = scope.endsWith(':write')
  const body = endpoint.body && jsonSchemaOf(endpoint.body)
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[{}]/g, '').replaceAll(/[/-]/g, '_')}`,
    tags: [tagOf(endpoint)],
    summary,
    description: `Needs the scope \`${scope}\`.`,
    'x-access': scope,
    parameters: [
      ...pathParameters(path),
      ...(query ? parametersOf(jsonSchemaOf(query)) : []),
      ref('parameters', 'AcceptLanguage'),
      ...(isWrite ? [ref('parameters', 'IdempotencyKey')] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: json(rows ? oneOrMany(body) : body) },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: answer === 'bytes' ? { '*/*': {} } : json(jsonSchemaOf(answer)),
      },
      default: ref('responses', 'Problem'),
    },
  }
}

const oneOrMany = (row: JsonSchema): JsonSchema => ({
  anyOf: [
    row,
    {
      type: 'object',
      properties: { rows: { type: 'array', maxItems: mostRows, items: row } },
      required: ['rows'],
    },
  ],
})

const parametersOf = (schema: JsonSchema) => {
  const { properties, required } = fieldsOf(schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }))
}

const components = {
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer', description: `An API key. Scopes: ${allScopes.join(', ')}.` },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of problems’ details.',
      schema: { enum: locales, default: locales[0] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Chosen by the caller, once for each write that is meant.',
      schema: { type: 'string', maxLength: 200 },
    },
  },
  responses: {
    Problem: {
      description: 'What was refused, and why.',
      content: { 'application/problem+json': { schema: jsonSchemaOf(Problem) } },
    },
  },
}
