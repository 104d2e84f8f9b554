import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { locales } from '@quayside/phrases/locales.ts'
import type { BoundRoute } from '../http/bind.ts'
import type { JsonSchema } from './json-schema.ts'
import { operationOf, tagOf } from './operation.ts'

const description = `Every answer is JSON in one envelope: \`{ code: 200, msg, data }\`, for lists \`{ code: 200, msg, rows, total }\`,
some with the totals of all rows as \`sums\`;
the token calls answer the token object itself. A refused call is HTTP 200 with another \`code\`: 400 bad input (with
\`data.fields\`), '403' (as text) no permission, 404 no such record, 409 conflict of state or version, 429 too often. HTTP
401 means: log in again. HTTP 500 carries a reference number for the administrator.

Money and rates are decimal strings, instants ISO 8601 with zone, dates YYYY-MM-DD, ids opaque strings. Lists take
\`pageNum\`, \`pageSize\` (at most 200), \`orderByColumn\` and \`isAsc\`; unknown fields and filters are refused.`

/** OpenAPI 3.1 from the same tables that the server is bound from, so that the two cannot differ. */
export function openApiDocument(routes: readonly BoundRoute[]) {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const { key, endpoint } of routes) {
    const path = `/${pathOf(key).replace(/^\//, '')}`
    paths[path] = { ...paths[path], [methodOf(key).toLowerCase()]: operationOf(key, endpoint) }
  }
  const tags = [...new Set(routes.map(({ key }) => tagOf(pathOf(key).replace(/^\//, ''))))].toSorted()
  return {
    openapi: '3.1.0',
    info: { title: 'Quayside', version: '1', description },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: tags.map((name) => ({ name })),
    paths,
    components,
  }
}

const components = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The access_token of POST auth/oauth/token or POST auth/mobile/token/sms, or a key of the company’s own systems (`qck_…`), for the calls that are open to keys.',
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of all texts.',
      schema: { enum: locales, default: locales[0] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'The same key with the same content answers the first answer again for 24 hours; with other content it is refused.',
      schema: { type: 'string', maxLength: 200 },
    },
  },
  schemas: {
    Refusal: {
      type: 'object',
      description: 'What was refused and what to do about it.',
      properties: {
        code: { enum: [400, '403', 404, 409, 429] },
        msg: { type: 'string' },
        data: {
          type: 'object',
          properties: {
            fields: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  path: { type: 'string' },
                  msg: { type: 'string' },
                  code: { type: 'string', description: 'What was refused, the same in every language.' },
                  params: {
                    type: 'object',
                    description: 'What the sentence names.',
                    additionalProperties: { type: ['string', 'number'] },
                  },
                },
                required: ['path', 'msg', 'code'],
              },
            },
          },
        },
      },
      required: ['code', 'msg'],
    },
    Fault: {
      type: 'object',
      properties: {
        code: { type: 'integer' },
        msg: { type: 'string' },
        data: { type: 'object', properties: { reference: { type: 'string' } } },
      },
      required: ['code', 'msg'],
    },
  },
  responses: {
    SignIn: {
      description: 'The token is missing, expired or ended: log in again.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
    },
    NotServed: {
      description: 'Too large (413), of a wrong type (415), too often (429), a fault (500) or busy (503).',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
    },
  },
}
