import { expect, it } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { routes } from '../app.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()
const { token } = await app.given.member()

type Node = {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** The paths of all fields that name another record, in lines as in their first line. */
function referencesIn(node: Node, path: readonly string[] = []): string[][] {
  const inner = node.anyOf?.find(({ properties, items }) => properties ?? items) ?? node
  if (inner.items) return referencesIn(inner.items, [...path, '0'])
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) =>
    name.endsWith('Id') ? [[...path, name]] : referencesIn(field, [...path, name]),
  )
}

const unknownId = '999999999'
const bodyWith = ([name = '', ...rest]: readonly string[]): object => {
  if (rest[0] === '0') return { [name]: [{ key: 'a', ...bodyWith(rest.slice(1)) }] }
  return { [name]: rest.length === 0 ? unknownId : bodyWith(rest) }
}

const saves = routes.flatMap(({ key, endpoint }) => {
  if (!/^POST .*\/save$/.test(key) || !endpoint.body) return []
  const schema = toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Node
  return referencesIn(schema).map((path) => ({ key, path }))
})

it('refuses a draft that names a record that does not exist, in every field of every form', async () => {
  expect(saves.length).toBeGreaterThan(30)
  const taken: string[] = []
  for (const { key, path } of saves) {
    const { body, text } = await app.client(key, { token, body: bodyWith(path) })
    expect(body?.code, `${key} ${path.join('.')}: ${text}`).not.toBe(500)
    if (body?.code === 200) taken.push(`${key} ${path.join('.')}`)
  }
  expect(taken).toEqual([])
})
