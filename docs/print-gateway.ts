import { join } from 'node:path'
import { kindOf } from '../contract/office/kinds.ts'
import { endpoints } from '../server/gateway/endpoints.ts'
import { entities } from '../server/gateway/entities.ts'
import { bodyOfTransition, transitionNames } from '../server/gateway/run-transition.ts'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from '../server/platform/openapi/json-schema.ts'
import type { ProviderEntity } from '../server/provider/entity.ts'

export const gatewayPage = join(import.meta.dirname, 'gateway.md')

/** Every step takes these; `reason` is named again where a step needs it. */
const always = new Set(['version', 'note', 'reason'])
/** A list of codes that is longer stands in the published contract alone. */
const mostCodes = 30

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (schema[name] ?? []) as JsonSchema[])

function codesOf(schema: JsonSchema): unknown[] {
  const own = (schema['enum'] ?? ('const' in schema ? [schema['const']] : [])) as unknown[]
  return [...own, ...branchesOf(schema).flatMap(codesOf)].filter((code) => code !== '' && code !== null)
}

/** What stands behind a field's name: its codes, its parts, or nothing. */
function contentOf(schema: JsonSchema): string {
  const codes = codesOf(schema)
  if (codes.length > 0 && codes.length <= mostCodes) return ` (${codes.join(', ')})`
  const items = schema['items'] as JsonSchema | undefined
  if (items) {
    const parts = partsOf(items)
    return parts === '' ? `[]${contentOf(items)}` : `[] { ${parts} }`
  }
  const parts = partsOf(schema)
  if (parts !== '') return ` { ${parts} }`
  return branchesOf(schema).map(contentOf).find(Boolean) ?? ''
}

function partsOf(schema: JsonSchema, isLeftOut: (name: string) => boolean = () => false): string {
  const { properties, required } = fieldsOf(schema)
  return Object.entries(properties)
    .filter(([name]) => !isLeftOut(name))
    .map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}${contentOf(field)}`)
    .join(', ')
}

const cell = (text: string): string => text.replaceAll('|', '\\|') || '–'

function stepRows(entity: ProviderEntity): string[] {
  const { machine } = kindOf(entity.kind)
  return transitionNames(entity).map((name) => {
    const needs = new Set(
      machine.transitions
        .filter((row) => row.name === name)
        .flatMap((row) => ('needs' in row ? row.needs : [])),
    )
    const reason = needs.has('reason') ? ['reason'] : []
    const parts = partsOf(jsonSchemaOf(bodyOfTransition(entity, name)), (field) => always.has(field))
    return `| ${entity.name} | ${name} | ${cell([...reason, parts].filter(Boolean).join(', '))} |`
  })
}

/** Calls with a body that are neither a step nor an upsert. */
function otherRows(): string[] {
  const steps = new Set(
    entities.flatMap((entity) =>
      'kind' in entity ? transitionNames(entity).map((name) => `/${entity.name}/{id}/${name}`) : [],
    ),
  )
  return endpoints
    .filter(({ method, path, body, rows }) => method !== 'GET' && body && !rows && !steps.has(path))
    .map(
      ({ method, path, body }) => `| ${method} ${path} | ${cell(body ? partsOf(jsonSchemaOf(body)) : '')} |`,
    )
}

const rowRows = (): string[] =>
  endpoints.flatMap(({ path, rows }) =>
    rows ? [`| ${path.slice(1)} | ${cell(partsOf(jsonSchemaOf(rows)))} |`] : [],
  )

const table = (head: readonly string[], rows: readonly string[]): string =>
  [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n')

/** Steps, rows and other calls with what each takes, as the gateway's declarations have them. */
export function printedGateway(page: string): string {
  const parts = {
    steps: table(
      ['entity', 'step', 'body'],
      entities.flatMap((entity) => ('kind' in entity ? stepRows(entity) : [])),
    ),
    rows: table(['entity', 'row'], rowRows()),
    calls: table(['call', 'body'], otherRows()),
  }
  return Object.entries(parts).reduce(
    (text, [mark, printed]) =>
      text.replace(
        new RegExp(`<!-- ${mark} -->[\\s\\S]*?<!-- /${mark} -->`),
        () => `<!-- ${mark} -->\n${printed}\n<!-- /${mark} -->`,
      ),
    page,
  )
}
