import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { parseAst } from 'rolldown/parseAst'
import type { Locale } from './locales.ts'

type Leaf = [path: string, text: string]

export const leaves = (tree: object, path = ''): Leaf[] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as Leaf] : leaves(value, `${path}${key}.`),
  )

/** The files that hold texts, without those that only join them. */
export const filesOf = (locale: Locale): string[] =>
  readdirSync(join(import.meta.dirname, locale), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[\w-]+[\\/][\w-]+\.ts$/.test(name),
  )

/** Each text by its file and key. */
export async function textsOf(locale: Locale): Promise<Map<string, string>> {
  const files = await Promise.all(
    filesOf(locale).map(async (name) =>
      leaves((await import(join(import.meta.dirname, locale, name))) as object, `${name} `),
    ),
  )
  return new Map(files.flat())
}

/** The names of a message's arguments and tags, each once. */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  /** A part is a text, a tag with its parts, or an argument with its format; a choice has a message for each case. */
  const collect = (part: unknown): void => {
    if (!Array.isArray(part)) return
    const [name, ...rest] = part as unknown[]
    if (typeof name === 'string') names.add(name)
    for (const inner of rest) {
      if (Array.isArray(inner)) collect(inner)
      else if (inner !== null && typeof inner === 'object')
        for (const choice of Object.values(inner)) each(choice)
    }
  }
  const each = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts) collect(part)
  }
  each(compile(message))
  return [...names].toSorted()
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Each text that stands in a file, by its file and key; what is taken from a shared table is not among them. */
export const writtenTexts = (locale: Locale): Map<string, string> =>
  new Map(
    filesOf(locale).flatMap((name) => {
      const source = readFileSync(join(import.meta.dirname, locale, name), 'utf8')
      return literalsIn(parseAst(source, { lang: 'ts' }), `${name} `)
    }),
  )

function literalsIn(node: unknown, path: string): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((each) => literalsIn(each, path))
  if (!isNode(node)) return []
  if (node.type === 'ImportDeclaration') return []
  if (node.type === 'CallExpression') return literalsIn((node['arguments'] as Node[]).filter(isObject), path)
  const { key, id, value, init } = node as { key?: Node; id?: Node; value?: unknown; init?: unknown }
  const name =
    key?.['name'] ?? key?.['value'] ?? (node.type === 'VariableDeclarator' ? id?.['name'] : undefined)
  const inner = node.type === 'Property' ? value : node.type === 'VariableDeclarator' ? init : undefined
  if (typeof name !== 'string' || inner === undefined)
    return Object.values(node).flatMap((each) => literalsIn(each, path))
  if (isNode(inner) && inner.type === 'Literal' && typeof inner['value'] === 'string')
    return [[`${path}${name}`, inner['value']]]
  return literalsIn(inner, `${path}${name}.`)
}
const isObject = (node: Node): boolean => node.type === 'ObjectExpression'
