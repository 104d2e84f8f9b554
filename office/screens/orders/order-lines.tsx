import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { takeStep } from '../../lib/records.ts'
import styles from './orders.module.css'

type Line = OrderReview['lines'][number]

/** Whole numbers and decimals, without the rounding errors of binary fractions. */
const openOf = (line: Line): string => {
  const left = Math.round((Number(line.qty) - Number(line.receivedQty)) * 1e6) / 1e6
  return left > 0 ? String(left) : ''
}

/** Every decimal is shown: a price may have six. */
const withSeparators = (decimal: string): string => decimal.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

/** The lines and, while goods are received, the quantity received of each. */
export function OrderLines({ order, canReceive }: { order: OrderReview; canReceive: boolean }) {
  const t = useTranslations('officeOrders')
  const review = useTranslations('officeReview')
  const queries = useQueryClient()
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const [now, setNow] = useState<Readonly<Record<string, string>>>()
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const wrong = useFindingTexts()(refused)
  const given = order.lines.flatMap(({ id }) => {
    const qty = now?.[id]?.trim() ?? ''
    return qty === '' ? [] : [{ lineId: id, qty }]
  })

  async function save(): Promise<void> {
    try {
      await takeStep('order', order.id, 'receive', { lines: given })
      setNow(undefined)
      showToast({ kind: 'success', text: review('done') })
      await queries.invalidateQueries({ queryKey: ['order'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(
        error.fields.map((fault) => ({
          ...fault,
          path: given[Number(fault.path.split('.')[1])]?.lineId ?? '',
        })),
      )
    }
  }
  const change = (id: string, qty: string): void => {
    setNow({ ...now, [id]: qty })
    setRefused([])
  }

  return (
    <>
      <div className={styles['order-lines-bar']}>
        <h2>
          {t('lines')} <span className="q-page-note">{t('lineCount', { count: order.lines.length })}</span>
        </h2>
        {canReceive && now === undefined && <Button onClick={() => setNow({})}>{t('receive.begin')}</Button>}
        {now !== undefined && (
          <div>
            <Button
              onClick={() => setNow(Object.fromEntries(order.lines.map((line) => [line.id, openOf(line)])))}
            >
              {t('receive.all')}
            </Button>
            <Button onClick={() => setNow(undefined)}>{t('receive.cancel')}</Button>
            <Button look="primary" disabled={given.length === 0} onClick={() => void save()}>
              {t('receive.save')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles['order-lines']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line.model')}</th>
              <th scope="col">{t('line.name')}</th>
              <th scope="col">{t('line.brand')}</th>
              <th scope="col">{t('line.hsCode')}</th>
              <th scope="col">{t('line.origin')}</th>
              <th scope="col" data-number>
                {t('line.qty')}
              </th>
              <th scope="col">{t('line.unit')}</th>
              <th scope="col" data-number>
                {t('line.price')}
              </th>
              <th scope="col" data-number>
                {t('line.total')}
              </th>
              <th scope="col" data-number>
                {t('line.received')}
              </th>
              {now !== undefined && <th scope="col">{t('line.now')}</th>}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <code>{line.model}</code>
                </td>
                <td data-text>{line.name}</td>
                <td data-text>{line.brand}</td>
                <td>
                  <code>{line.hsCode || '–'}</code>
                </td>
                <td>{countries(line.origin)}</td>
                <td data-number>{withSeparators(line.qty)}</td>
                <td>{units(line.unit)}</td>
                <td data-number>{withSeparators(line.price)}</td>
                <td data-number>{withSeparators(line.totalMoney)}</td>
                <td data-number>{withSeparators(line.receivedQty)}</td>
                {now !== undefined && (
                  <td>
                    <input
                      aria-label={t('line.nowOf', { model: line.model })}
                      aria-invalid={wrong[line.id] !== undefined}
                      aria-describedby={wrong[line.id] && `wrong-${line.id}`}
                      inputMode="decimal"
                      value={now[line.id] ?? ''}
                      onChange={(event) => change(line.id, event.target.value)}
                    />
                    {wrong[line.id] !== undefined && (
                      <div className="q-field-error" id={`wrong-${line.id}`} role="alert">
                        {wrong[line.id]}
                      </div>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
