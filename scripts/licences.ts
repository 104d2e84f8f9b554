import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run licences`: every package that is installed or bundled to run Quayside, with its licence. */
type Locked = {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
type Licence = { readonly name: string; readonly version: string; readonly licence: string }

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Packages whose own file names no licence, and where it stands. */
const statedElsewhere: Readonly<Record<string, string>> = { 'png-js': 'MIT' /* its file LICENSE */ }

/**
 * Reads package-lock.json without what only development needs; the binaries of other platforms are not installed here and
 * are named by the lock file.
 */
export function readLicences(): Licence[] {
  const { packages } = read(join(root, 'package-lock.json')) as { packages: Readonly<Record<string, Locked>> }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        name,
        version,
        licence:
          ownLicence(join(root, path, 'package.json')) ?? license ?? statedElsewhere[name] ?? 'unknown',
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Written as text, or as an object in files of old. */
function ownLicence(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const { license } = read(file) as { license?: string | { type?: string } }
  return typeof license === 'string' ? license : license?.type
}

if (import.meta.main) {
  const all = readLicences()
  for (const { name, version, licence } of all) console.log(`${`${name} ${version}`.padEnd(60)} ${licence}`)
  console.log(`\n${all.length} packages`)
}
