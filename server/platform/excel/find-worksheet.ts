import { unzipPart, type ZipEntry } from '../files/zip-directory.ts'

const maxPartBytes = 4 * 1024 * 1024

/** The first sheet that people see: its number as the workbook counts, and where it lies in the archive. */
export async function findWorksheet(
  bytes: Buffer,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<{ index: number; entry: ZipEntry } | undefined> {
  const workbook = await partText(bytes, entries.get('xl/workbook.xml'))
  const relations = await partText(bytes, entries.get('xl/_rels/workbook.xml.rels'))
  const targets = new Map<string, string>()
  for (const tag of tagsOf(relations, 'Relationship')) {
    if (tag.get('Type')?.endsWith('/worksheet')) targets.set(tag.get('Id') ?? '', tag.get('Target') ?? '')
  }
  for (const [index, tag] of tagsOf(workbook, 'sheet').entries()) {
    const relation = [...tag].find(([name]) => /:id$/i.test(name))?.[1] ?? ''
    const target = targets.get(relation)
    const state = tag.get('state') ?? 'visible'
    if (target === undefined || state !== 'visible') continue
    const entry = entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    return entry ? { index, entry } : undefined
  }
  return undefined
}

async function partText(bytes: Buffer, entry: ZipEntry | undefined): Promise<string> {
  const part = entry && (await unzipPart(bytes, entry, maxPartBytes))
  return part?.toString('utf8') ?? ''
}

function tagsOf(xml: string, name: string): Array<Map<string, string>> {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))
  return [...tags].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
  )
}
