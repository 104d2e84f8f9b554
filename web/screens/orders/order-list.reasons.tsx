import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.ts'

type Reason = { readonly where: string; readonly msg: string; readonly rows: number[] }
const linePath = /^lines\.(\d+)\.(\w+)$/
const rowsNamed = 5

/** Why an order was refused: each reason once, at its field, with the lines it is in. */
export function SubmitReasons({ result }: { result: SubmitResult }) {
  const t = useTranslations('orderForm.ready')
  const columns = useTextsByKey('orderFields.orderLine')
  const labelOf = useFieldLabel()
  const reasons = new Map<string, Reason>()
  for (const { path, msg } of result.fields ?? []) {
    const [, place, column] = linePath.exec(path) ?? []
    const where = column === undefined ? (path === 'lines' ? '' : labelOf(path)) : columns(column)
    const key = `${where} ${msg}`
    const reason = reasons.get(key) ?? { where, msg, rows: [] }
    if (place !== undefined) reason.rows.push(Number(place) + 1)
    reasons.set(key, reason)
  }
  if (reasons.size === 0) return <>{result.msg}</>
  return (
    <ul>
      {[...reasons.values()].map(({ where, msg, rows }) => (
        <li key={`${where} ${msg}`}>
          {where === '' ? msg : t('atField', { field: where, text: msg })}
          {rows.length > 0 && (
            <small>
              {rows.length > rowsNamed
                ? t('rowsMore', { rows: rows.slice(0, rowsNamed).join(t('between')), count: rows.length })
                : t('rows', { rows: rows.join(t('between')) })}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
