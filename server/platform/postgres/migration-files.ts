import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MigrationFile {
  name: string
  number: number
  sql: string
  checksum: string
}

/** Reads the migrations in the order of their numbers. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const fileNames = (await readdir(folder)).filter((fileName) => fileName.endsWith('.sql'))
  const files = await Promise.all(fileNames.map(async (fileName) => await readMigration(folder, fileName)))
  files.sort((a, b) => a.number - b.number)
  for (const [index, file] of files.entries()) {
    const previous = files[index - 1]
    if (previous?.number === file.number) {
      throw new Error(
        `Migrations ${previous.name} and ${file.name} have the same number; renumber the newer one.`,
      )
    }
  }
  return files
}

async function readMigration(folder: string, fileName: string): Promise<MigrationFile> {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(fileName))
    throw new Error(`Migration ${fileName} is not named NNNN_lower_case_words.sql.`)
  // A checkout may have turned line ends into CRLF; the migration is the same.
  const sql = (await readFile(join(folder, fileName), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name: fileName.slice(0, -'.sql'.length), number: numberOf(fileName), sql, checksum }
}

export const numberOf = (name: string): number => Number(name.slice(0, 4))
