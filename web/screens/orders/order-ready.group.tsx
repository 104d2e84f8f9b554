import type { FindingGroup } from '@quayside/contract/orders/order-readiness.ts'
import { leadTo, placesOf } from '@quayside/kit/lines-form/use-wrong.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.ts'
import type { OrderForm } from './use-order-form.ts'

const rowsNamed = 5

export function ReadyGroup(props: { editor: OrderForm; group: FindingGroup; children: ReactNode }) {
  const { editor, group, children } = props
  const t = useTranslations('orderForm.ready')
  const labelOf = useFieldLabel()
  const columns = useTextsByKey('orderFields.orderLine')
  const refusals = useTextsByKey('errors')
  const notices = useTextsByKey('orderReadiness.codes')
  const { path, code, params, severity, rows } = group
  const text = severity === 'submit' ? refusals(code, params) : notices(code, params)
  const [first] = rows
  const named = rows.slice(0, rowsNamed)
  const places = placesOf(editor, new Set(named))
  const numbers = named.map((row) => (places.get(row) ?? 0) + 1).join(t('between'))
  const said =
    first === undefined
      ? path === 'lines'
        ? text
        : t('atField', { field: labelOf(path), text })
      : t('atField', { field: columns(path), text })
  return (
    <li>
      <span title={said}>
        {said}
        {first !== undefined && (
          <small>
            {rows.length > rowsNamed
              ? t('rowsMore', { rows: numbers, count: rows.length })
              : t('rows', { rows: numbers })}
          </small>
        )}
      </span>
      {children}
      <button type="button" className="q-text-button" onClick={() => leadTo(editor, path, first)}>
        {t('show')}
      </button>
    </li>
  )
}
