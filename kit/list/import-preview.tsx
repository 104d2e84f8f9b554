import type { ImportResult, ImportRow } from '@quayside/contract/kernel/import.ts'
import { useTranslations } from 'use-intl'

/** Enough for a preview; the file of rejected rows has them all. */
const mostShown = 200

export function ImportPreview({ result }: { result: ImportResult }) {
  const t = useTranslations('kit.import')
  const rows = [...result.rejected, ...result.accepted].slice(0, mostShown)
  return (
    <>
      <p className="q-import-sums">
        <span data-good>{t('good', { count: result.acceptedCount })}</span>
        {result.rejectedCount > 0 && <span data-bad>{t('bad', { count: result.rejectedCount })}</span>}
      </p>
      {result.ignoredColumns.length > 0 && (
        <p className="q-import-ignored" role="status">
          {t('ignored', { columns: result.ignoredColumns.join(' · ') })}
        </p>
      )}
      <div className="q-rows" tabIndex={0} role="region" aria-label={t('title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              {result.columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.title}
                </th>
              ))}
              {result.rejectedCount > 0 && <th scope="col">{t('problem')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.row} row={row} result={result} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function PreviewRow({ row, result }: { row: ImportRow; result: ImportResult }) {
  const t = useTranslations('kit.import')
  const wrong = new Map(row.errors.map((error) => [error.path, error.msg]))
  return (
    <tr data-bad={row.errors.length > 0 || undefined}>
      <td>{row.row}</td>
      {result.columns.map((column) => (
        <td key={column.key} data-wrong={wrong.has(column.key) || undefined} title={wrong.get(column.key)}>
          {row.values[column.key] ?? ''}
        </td>
      ))}
      {result.rejectedCount > 0 && (
        <td className="q-import-problem">
          {row.errors.map(({ path, msg }) => {
            const column = result.columns.find(({ key }) => key === path)?.title
            return (
              <p key={`${path} ${msg}`}>{column === undefined ? msg : t('problemAt', { column, msg })}</p>
            )
          })}
        </td>
      )}
    </tr>
  )
}
