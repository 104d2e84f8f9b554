import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tables = ['web/app/public-screens.tsx', 'web/app/screens.ts']

/** Each route with its module and file, as the route tables of the portal are written. */
export function printedScreens(page: string): string {
  const rows = tables.flatMap((table) => {
    const entries = readFileSync(join(root, table), 'utf8').matchAll(
      /'(\/\w+)':\s*\{[^}]*?import\('\.\.\/(screens\/([\w-]+)\/[^']+)'\)/g,
    )
    return [...entries].map(([, route, file, module]) => `| ${route} | ${module} | \`web/${file}\` |`)
  })
  const table = ['| route | module | file |', '|---|---|---|', ...rows].join('\n')
  return page.replace(
    /<!-- screens -->[\s\S]*?<!-- \/screens -->/,
    `<!-- screens -->\n${table}\n<!-- /screens -->`,
  )
}
