import type { ReadinessFinding, ReadinessStop } from '@quayside/contract/orders/order-readiness.ts'
import Progress from 'antd/es/progress'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.tsx'
import { leadTo } from './order-lead.ts'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

type Item = ReadinessFinding & { readonly row?: number }
type Props = {
  readonly of: OrderForm
  readonly views: readonly LineView[]
  readonly headFindings: readonly ReadinessFinding[]
}

const shownAtFirst = 8
const mostShown = 100
const weight: Record<ReadinessStop, number> = { submit: 0, audit: 1, clearance: 2, look: 3 }
/** The header, the receiving, the delivery and the documents count like a line each. */
const groups = ['receiving', 'delivery', 'attachments', ''] as const

/** What would stop the audit or the clearance, before it does; each leads to its field. */
export function OrderReady({ of, views, headFindings }: Props) {
  const t = useTranslations('orderForm.ready')
  const stops = useTranslations('orderReadiness.severities')
  const [isOpen, setOpen] = useState(false)
  const sayItem = useItemText()
  const { items, share } = useMemo(() => judge(of.rows, views, headFindings), [of.rows, views, headFindings])
  const shown = items.slice(0, isOpen ? mostShown : shownAtFirst)
  return (
    <section className="q-panel order-ready">
      <div className="q-panel-body">
        <h2>
          {t('title')} <b>{share}%</b>
        </h2>
        <Progress percent={share} showInfo={false} size="small" aria-label={t('title')} />
        {items.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <ul>
            {shown.map((item) => (
              <li key={`${item.row ?? ''}${item.path}${item.code}`} data-stop={item.severity}>
                <span title={sayItem(item)}>
                  <span className="visually-hidden">{stops(item.severity)}: </span>
                  {sayItem(item)}
                </span>
                <button type="button" onClick={() => leadTo(of, item.path, item.row)}>
                  {t('show')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {items.length > shownAtFirst && (
          <button type="button" className="order-more" onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('fewer') : t('more', { count: items.length - shownAtFirst })}
          </button>
        )}
      </div>
    </section>
  )
}

function judge(
  rows: OrderForm['rows'],
  views: readonly LineView[],
  headFindings: readonly ReadinessFinding[],
): { items: Item[]; share: number } {
  const places = new Map(rows.map((row, place) => [row.id, place]))
  const items: Item[] = [...headFindings]
  let fine = 0
  for (const { row, findings } of views) {
    const place = places.get(row.id)
    if (findings.every((finding) => finding.severity === 'look')) fine += 1
    if (items.length < 1000)
      for (const finding of findings) items.push({ ...finding, ...(place !== undefined && { row: place }) })
  }
  for (const group of groups) {
    const isOwn = (path: string): boolean =>
      group === '' ? !/^(receiving|delivery|attachments)\./.test(path) : path.startsWith(`${group}.`)
    if (!headFindings.some((finding) => isOwn(finding.path))) fine += 1
  }
  const share = Math.floor((fine / (views.length + groups.length)) * 100)
  return { items: items.toSorted((a, b) => weight[a.severity] - weight[b.severity]), share }
}

/** The line and the field before what is to be said of them. */
export function useItemText(): (item: Item) => string {
  const t = useTranslations('orderForm.ready')
  const refusals = useTranslations('errors') as unknown as (code: string, params?: object) => string
  const notices = useTranslations('orderReadiness.codes') as unknown as (
    code: string,
    params?: object,
  ) => string
  const columns = useTranslations('orderFields.orderLine') as unknown as (key: string) => string
  const labelOf = useFieldLabel()
  return ({ row, path, code, severity, params }) => {
    const text = severity === 'submit' ? refusals(code, params) : notices(code, params)
    if (row !== undefined) return t('atLine', { row: row + 1, column: columns(path), text })
    return path === 'lines' ? text : t('atField', { field: labelOf(path), text })
  }
}
