import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { columns } from './sheet.testing.ts'

const folder = join(import.meta.dirname, 'corpus')
const files = readdirSync(folder).filter((name) => !name.endsWith('.md'))

it('has a note on how each sheet of the corpus was made', () => {
  const note = readFileSync(join(folder, 'README.md'), 'utf8')
  const isNamed = (file: string): boolean =>
    note.includes(`\`${file}\``) || /^(openpyxl|xlsxwriter)[\w-]*\.xlsx$/.test(file)
  expect(files.filter((file) => !isNamed(file))).toEqual([])
})

it.each(files)('reads %s as it was written', async (file) => {
  const answer = await readSheet(readFileSync(join(folder, file)), columns)
  if (!answer.ok) throw new Error(answer.reason)
  const rows: unknown[] = []
  for await (const { values, problems } of answer.sheet.rows) rows.push([values, problems])
  expect(rows).toEqual([
    [{ name: '电阻 <0402> & "10K"', amount: '1234.56', day: '2026-11-16' }, []],
    [{ name: 'Kondensator', amount: '-0.5', day: '2026-11-16' }, []],
    [{ name: '集成电路\n第二行', amount: '1000000', day: '2026-11-16' }, []],
  ])
})
