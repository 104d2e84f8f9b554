import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from './places.ts'

/** A module of the project by its name in an import; packages and styles are undefined. */
function fileOf(name: string, importer: string): string | undefined {
  const path = name.startsWith('@quayside/') ? name.slice('@quayside/'.length) : join(dirname(importer), name)
  const isOurs = name.startsWith('.') || name.startsWith('@quayside/')
  return isOurs && path.endsWith('.ts') && existsSync(join(root, path)) ? normalize(path) : undefined
}

/** What a file imports when it runs; an import of types is none. */
function importsOf(file: string): string[] {
  const { body } = parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' })
  return body.flatMap((node) => {
    const isImport = node.type === 'ImportDeclaration' && node.importKind !== 'type'
    const isExport = node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type'
    const name = isImport || isExport ? node.source?.value : undefined
    return (name === undefined ? undefined : fileOf(name, file)) ?? []
  })
}

/** For each file the tests that import it, with the number of imports between them. */
export function findImportingTests(tests: readonly string[]): Map<string, Map<string, number>> {
  const imports = new Map<string, string[]>()
  const found = new Map<string, Map<string, number>>()
  for (const test of tests) {
    const distances = new Map([[test, 0]])
    // A map hands out what is added while it is walked: nearest files first.
    for (const [file, distance] of distances) {
      const names = imports.get(file) ?? importsOf(file)
      imports.set(file, names)
      for (const name of names) if (!distances.has(name)) distances.set(name, distance + 1)
    }
    for (const [file, distance] of distances) {
      const around = found.get(file) ?? new Map<string, number>()
      found.set(file, around.set(test, distance))
    }
  }
  return found
}
