import { unzipPart, type ZipEntry } from '../files/zip-directory.ts'
import { isDateFormat, isPercentFormat, isUsualDateFormat, isUsualPercentFormat } from './date-formats.ts'
import { decodeXmlText, tagsOf } from './xml-text.ts'

const maxPartBytes = 4 * 1024 * 1024

type NumberStyle = 'plain' | 'date' | 'percent'

export type FoundWorksheet = {
  entry: ZipEntry
  sharedTexts: ZipEntry | undefined
  /** By style number: whether a number in this style is shown as a date or as a percentage. */
  numberStyles: readonly NumberStyle[]
  countsFrom1904: boolean
  /** The names of all sheets that people see. */
  sheetNames: readonly string[]
}

const mostSheets = 200
const longestName = 100

/** The sheet at this place among those that people see, and what is needed to read its cells. */
export async function findWorksheet(
  bytes: Buffer,
  entries: ReadonlyMap<string, ZipEntry>,
  place = 0,
): Promise<FoundWorksheet | undefined> {
  const read = async (name: string) => {
    const entry = entries.get(name)
    const part = entry && (await unzipPart(bytes, entry, maxPartBytes))
    return part?.toString('utf8') ?? ''
  }
  const workbook = await read('xl/workbook.xml')
  const relations = tagsOf(await read('xl/_rels/workbook.xml.rels'), 'Relationship').map((relation) => {
    const target = relation.get('Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return { id: relation.get('Id'), kind: relation.get('Type')?.split('/').at(-1), path }
  })
  const worksheets = new Map(
    relations.filter(({ kind }) => kind === 'worksheet').map(({ id, path }) => [id, path]),
  )
  const sheets = tagsOf(workbook, 'sheet')
    .slice(0, mostSheets)
    .flatMap((sheet) => {
      const id = [...sheet].find(([name]) => /:id$/i.test(name))?.[1]
      const isVisible = (sheet.get('state') ?? 'visible') === 'visible'
      const path = isVisible ? worksheets.get(id) : undefined
      return path === undefined ? [] : [{ path, name: sheet.get('name') ?? '' }]
    })
  const entry = entries.get(sheets[place]?.path ?? '')
  if (!entry) return undefined
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path ?? ''
  const epoch = tagsOf(workbook, 'workbookPr')[0]?.get('date1904')
  return {
    entry,
    sharedTexts: entries.get(pathOf('sharedStrings')),
    numberStyles: numberStylesOf(await read(pathOf('styles'))),
    sheetNames: sheets.map(({ name }) => decodeXmlText(name.slice(0, 4 * longestName)).slice(0, longestName)),
    countsFrom1904: epoch === '1' || epoch === 'true',
  }
}

function numberStylesOf(styles: string): NumberStyle[] {
  const own = new Map(
    tagsOf(styles, 'numFmt').map((format) => [
      format.get('numFmtId'),
      styleOf(format.get('formatCode') ?? ''),
    ]),
  )
  const cellStyles = styles.split(/<\/?(?:\w+:)?cellXfs(?=[\s>])/, 2)[1] ?? ''
  return tagsOf(cellStyles, 'xf').map((style) => {
    const id = style.get('numFmtId') ?? '0'
    return own.get(id) ?? usualStyleOf(Number(id))
  })
}

function styleOf(format: string): NumberStyle {
  if (isDateFormat(format)) return 'date'
  return isPercentFormat(format) ? 'percent' : 'plain'
}

function usualStyleOf(id: number): NumberStyle {
  if (isUsualDateFormat(id)) return 'date'
  return isUsualPercentFormat(id) ? 'percent' : 'plain'
}
