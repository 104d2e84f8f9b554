import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'

/** The rows of a downloaded workbook's first sheet, headings first. */
export async function rowsOfDownload(download: Download): Promise<unknown[][]> {
  const book = await readXlsx(new Uint8Array(await readFile(await download.path())))
  return (book.sheets[0]?.rows ?? []).map((row) => [...row])
}
