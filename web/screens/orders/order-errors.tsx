import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.tsx'
import styles from './order-form.module.css'
import { leadTo, placesOf } from './order-lead.ts'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

const mostShown = 12
const mostCounted = 500

/** `row` is the line's own name. */
type Wrong = { readonly path: string; readonly row?: string; readonly text: string }

/** Every field and every cell that is wrong now. */
export function useWrong(of: OrderForm, views: readonly LineView[]): readonly Wrong[] {
  const { form } = of
  const hasLines = views.length > 0
  return useMemo(() => {
    const fields = Object.entries(form.errors)
      .filter(([path]) => !path.startsWith('lines.') && !(hasLines && /^(lines|orderAmount)$/.test(path)))
      .map(([path, text]) => ({ path, text }))
    const cells: Wrong[] = []
    for (const { row, marks } of views) {
      if (marks === undefined) continue
      for (const [path, mark] of Object.entries(marks))
        if (mark.tone === 'wrong') cells.push({ path, row: row.id, text: mark.text })
      if (cells.length >= mostCounted) break
    }
    return [...fields, ...cells]
  }, [form.errors, views, hasLines])
}

/** What has to be mended, in one place; each leads to where it is. */
export function OrderErrors({ of, wrong }: { of: OrderForm; wrong: readonly Wrong[] }) {
  const t = useTranslations('orderForm')
  const columns = useTranslations('orderFields.orderLine') as unknown as (key: string) => string
  const labelOf = useFieldLabel()
  if (wrong.length === 0) return null
  const places = placesOf(of, new Set(wrong.slice(0, mostShown).flatMap((each) => each.row ?? [])))
  const said = ({ path, row, text }: Wrong): string => {
    const place = row === undefined ? undefined : places.get(row)
    if (place !== undefined) return t('ready.atLine', { row: place + 1, column: columns(path), text })
    return path === 'lines' ? text : t('ready.atField', { field: labelOf(path), text })
  }
  return (
    <section
      className={`q-panel ${styles['order-errors']}`}
      aria-label={t('errors', { count: wrong.length })}
    >
      <strong role="alert">{t('errors', { count: wrong.length })}</strong>
      <ul>
        {wrong.slice(0, mostShown).map((each) => (
          <li key={`${each.row ?? ''}${each.path}`}>
            <button type="button" onClick={() => leadTo(of, each.path, each.row)}>
              {said(each)}
            </button>
          </li>
        ))}
      </ul>
      {wrong.length > mostShown && <span>{t('moreErrors', { count: wrong.length - mostShown })}</span>}
    </section>
  )
}
