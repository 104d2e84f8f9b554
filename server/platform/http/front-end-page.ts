import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type FrontEndPage = (path: string, embedded?: { lang: string; json: string }) => string

/**
 * A front end's page with what its route will ask for named in its head (written by the build into preload.json),
 * so that a browser fetches it all side by side. `embedded` is data, not script: the policy lets it stand there.
 */
export async function openFrontEndPage(folder: string): Promise<FrontEndPage | undefined> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const [head = '', rest = ''] = (await readFile(file, 'utf8')).split('</head>')
  const hints = await readHints(folder)
  return (path, embedded) => {
    const links = (hints[path] ?? hints['/'] ?? []).filter((name) => !head.includes(name)).map(linkTo)
    const data = embedded
      ? [
          `<script type="application/json" id="sys-info" lang="${embedded.lang}">${escaped(embedded.json)}</script>`,
        ]
      : []
    return `${head}${[...links, ...data].join('\n    ')}\n  </head>${rest}`
  }
}

const linkTo = (name: string): string =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${name}" />`
    : `<link rel="modulepreload" crossorigin href="/${name}" />`

/** Escapes text that would close the element. */
const escaped = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

async function readHints(folder: string): Promise<Record<string, string[]>> {
  const file = join(folder, 'preload.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>) : {}
}
