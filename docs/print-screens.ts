import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tablesIn = (frontEnd: string): string[] =>
  readdirSync(join(root, frontEnd, 'app/screens'))
    .toSorted()
    .map((file) => `${frontEnd}/app/screens/${file}`)
/** Under which mark of the page each front end's route tables are printed. */
const parts = [
  { mark: 'screens', frontEnd: 'web', tables: tablesIn('web') },
  { mark: 'office-screens', frontEnd: 'office', tables: tablesIn('office') },
]

/** Each route with its module and file, as the route tables of the front ends are written. */
export function printedScreens(page: string): string {
  let printed = page
  for (const { mark, frontEnd, tables } of parts) {
    const rows = tables.flatMap((table) => {
      const entries = readFileSync(join(root, table), 'utf8').matchAll(
        /'(\/[\w/]+)':\s*\{[^}]*?import\('(?:\.\.\/)+(screens\/([\w-]+)\/[^']+)'\)/g,
      )
      return [...entries].map(
        ([, route, file, module]) => `| ${route} | ${module} | \`${frontEnd}/${file}\` |`,
      )
    })
    const text = ['| route | module | file |', '|---|---|---|', ...rows].join('\n')
    printed = printed.replace(
      new RegExp(`<!-- ${mark} -->[\\s\\S]*?<!-- /${mark} -->`),
      `<!-- ${mark} -->\n${text}\n<!-- /${mark} -->`,
    )
  }
  return printed
}
