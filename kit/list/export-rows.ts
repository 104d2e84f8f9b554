import { type Download, saveDownload } from '../page/download.ts'
import { type ExportQuery, exportQuery, type Row } from '../table/table.ts'

/** Saves what a list's export answers: all filtered rows, or the given ones. A failed call has said so itself. */
export const rowsExport =
  <Q extends object>(
    query: Q,
    table: { readonly shown: readonly { readonly key: string }[] },
    fetch: (query: ExportQuery<Q>) => Promise<Download>,
  ) =>
  (rows: readonly Row[] = []): void =>
    void fetch(exportQuery(query, table, rows)).then(saveDownload, () => undefined)
