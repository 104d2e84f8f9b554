import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'

/** The sheets of a downloaded workbook, headings first. */
export async function sheetsOfDownload(download: Download): Promise<{ name: string; rows: unknown[][] }[]> {
  const book = await readXlsx(new Uint8Array(await readFile(await download.path())))
  return book.sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }))
}

/** The rows of its first sheet. */
export const rowsOfDownload = async (download: Download): Promise<unknown[][]> =>
  (await sheetsOfDownload(download))[0]?.rows ?? []
