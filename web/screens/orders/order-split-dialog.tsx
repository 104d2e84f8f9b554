import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { checkSplit, SplitInput, splittableOf } from '@quayside/contract/orders/split-lines.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import {
  enteredOf,
  errorsByLine,
  type Quantities,
  QuantityEntry,
} from '@quayside/kit/inputs/quantity-entry.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './order-changes.module.css'

/** How much of each line goes into a second order; its page opens afterwards. */
export default function OrderSplitDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('orderLogistics.split')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState<Quantities>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const lines = enteredOf(values)
  const rows = order.lines.flatMap((line) => {
    const open = splittableOf(line)
    return open.gt(0)
      ? [{ id: line.id, name: line.model || line.name, note: line.name, open: open.toFixed() }]
      : []
  })
  async function split(): Promise<void> {
    const body = { lines }
    const shape = findingsOf(SplitInput, body)
    const found = shape.length > 0 ? shape : checkSplit(order, body)
    if (found.length > 0) return setErrors(textsOf(found))
    setBusy(true)
    try {
      const second = await api('POST business/online/order/{id}/split', { params: { id: order.id }, body })
      showToast({ kind: 'success', text: t('done', { number: second.orderNo }) })
      onClose()
      await queries.invalidateQueries({ queryKey: ['order'] })
      await navigate({ href: pageAddress('/orderInfo', { id: second.id }) })
    } catch (error) {
      setErrors(textsOf(refusedFieldsOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('ask')}
      width={680}
      isSticky
      action={{ label: t('send'), isBusy, isDisabled: lines.length === 0, run: () => void split() }}
      onClose={onClose}
    >
      <p className={styles['quiet']}>{t('lead')}</p>
      <QuantityEntry
        rows={rows}
        values={values}
        errors={errorsByLine(errors, lines)}
        texts={{ name: t('goods'), open: t('open'), now: t('now') }}
        onChange={(entered) => {
          setValues(entered)
          setErrors({})
        }}
      />
      {errors['lines'] !== undefined && (
        <p className="q-field-error" role="alert">
          {errors['lines']}
        </p>
      )}
    </Dialog>
  )
}
