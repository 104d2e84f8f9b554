import { bySeverity, type ReadinessFinding } from '@quayside/contract/orders/order-readiness.ts'
import { Progress } from '@quayside/kit/progress.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.tsx'
import styles from './order-form.module.css'
import { leadTo, placesOf } from './order-lead.ts'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

/** `row` is the line's own name. */
type Item = ReadinessFinding & { readonly row?: string }
type Props = {
  readonly of: OrderForm
  readonly views: readonly LineView[]
  readonly headFindings: readonly ReadinessFinding[]
}

const shownAtFirst = 8
const mostShown = 100
/** The header, the receiving, the delivery and the documents count like a line each. */
const groups = ['receiving', 'delivery', 'attachments', ''] as const

/** What would stop the audit or the clearance, before it does; each leads to its field. */
export function OrderReady({ of, views, headFindings }: Props) {
  const t = useTranslations('orderForm.ready')
  const stops = useTranslations('orderReadiness.severities')
  const [isOpen, setOpen] = useState(false)
  const sayItem = useItemText()
  const { items, share } = useMemo(() => judge(views, headFindings), [views, headFindings])
  const shown = items.slice(0, isOpen ? mostShown : shownAtFirst)
  const places = placesOf(of, new Set(shown.flatMap((item) => item.row ?? [])))
  const textOf = (item: Item): string =>
    sayItem(item, item.row === undefined ? undefined : places.get(item.row))
  return (
    <section className={`q-panel ${styles['order-ready']}`}>
      <div className="q-panel-body">
        <h2>
          {t('title')} <b>{share}%</b>
        </h2>
        <Progress share={share / 100} label={t('title')} />
        {items.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <ul>
            {shown.map((item) => (
              <li key={`${item.row ?? ''}${item.path}${item.code}`} data-stop={item.severity}>
                <span title={textOf(item)}>
                  <span className="visually-hidden">{stops(item.severity)}: </span>
                  {textOf(item)}
                </span>
                <button type="button" onClick={() => leadTo(of, item.path, item.row)}>
                  {t('show')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {items.length > shownAtFirst && (
          <button type="button" className={styles['order-more']} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('fewer') : t('more', { count: items.length - shownAtFirst })}
          </button>
        )}
      </div>
    </section>
  )
}

function judge(
  views: readonly LineView[],
  headFindings: readonly ReadinessFinding[],
): { items: Item[]; share: number } {
  const items: Item[] = [...headFindings]
  let fine = 0
  for (const { row, findings } of views) {
    if (findings.every((finding) => finding.severity === 'look')) fine += 1
    if (items.length < 1000) for (const finding of findings) items.push({ ...finding, row: row.id })
  }
  for (const group of groups) {
    const isOwn = (path: string): boolean =>
      group === '' ? !/^(receiving|delivery|attachments)\./.test(path) : path.startsWith(`${group}.`)
    if (!headFindings.some((finding) => isOwn(finding.path))) fine += 1
  }
  const share = Math.floor((fine / (views.length + groups.length)) * 100)
  return { items: items.toSorted(bySeverity), share }
}

/** The line and the field before what is to be said of them. */
function useItemText(): (item: Item, place: number | undefined) => string {
  const t = useTranslations('orderForm.ready')
  const refusals = useTranslations('errors') as unknown as (code: string, params?: object) => string
  const notices = useTranslations('orderReadiness.codes') as unknown as (
    code: string,
    params?: object,
  ) => string
  const columns = useTranslations('orderFields.orderLine') as unknown as (key: string) => string
  const labelOf = useFieldLabel()
  return ({ path, code, severity, params }, place) => {
    const text = severity === 'submit' ? refusals(code, params) : notices(code, params)
    if (place !== undefined) return t('atLine', { row: place + 1, column: columns(path), text })
    return path === 'lines' ? text : t('atField', { field: labelOf(path), text })
  }
}
