import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './order-form.module.css'
import { orderRows } from './order-rows.ts'
import { lineFrom } from './order-sources.ts'
import type { OrderForm } from './use-order-form.ts'

type Product = Awaited<ReturnType<typeof findOptions>>[number]
const findOptions = (keyword: string) =>
  api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })

/** Products of the catalogue, several at once, each as a new line. */
export default function OrderProducts({ of, onClose }: { of: OrderForm; onClose: () => void }) {
  const t = useTranslations('orderForm.products')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const [chosen, setChosen] = useState<readonly Product[]>([])
  const found = useQuery({ queryKey: ['productOptions', keyword], queryFn: () => findOptions(keyword) })
  const has = (product: Product): boolean => chosen.some((other) => other.id === product.id)
  const toggle = (product: Product): void =>
    setChosen(has(product) ? chosen.filter((other) => other.id !== product.id) : [...chosen, product])
  const take = (): void => {
    const rows = orderRows.filled(of.grid.get().rows)
    const added = chosen.map((product) => newRow({ model: product.model, ...lineFrom(product) }))
    of.grid.replace([...rows, ...added])
    onClose()
    of.grid.lead(rows.length, 'qty')
  }
  return (
    <Dialog
      width={720}
      title={t('title')}
      action={{ label: t('take', { count: chosen.length }), isDisabled: chosen.length === 0, run: take }}
      onClose={onClose}
    >
      <Input
        onClear={() => setTyped('')}
        value={typed}
        maxLength={100}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles['order-products']}>
        {[
          ...chosen.filter((product) => !found.data?.some((other) => other.id === product.id)),
          ...(found.data ?? []),
        ].map((product) => (
          <li key={product.id}>
            <Checkbox checked={has(product)} onChange={() => toggle(product)}>
              <b>{product.model}</b> {product.brand} <span>{product.name}</span>
            </Checkbox>
            <small>{product.hsCode || t('unclassified')}</small>
          </li>
        ))}
        {found.data?.length === 0 && <li>{t('none')}</li>}
      </ul>
    </Dialog>
  )
}
