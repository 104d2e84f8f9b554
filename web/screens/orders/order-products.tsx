import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { PickDialog, PickList, usePicked } from '@quayside/kit/overlays/pick-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { orderRows } from './order-rows.ts'
import { lineFrom } from './order-sources.ts'
import type { OrderForm } from './use-order-form.ts'

type Product = Awaited<ReturnType<typeof findOptions>>[number]
const findOptions = (keyword: string) =>
  api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })

/** Products of the catalogue, several at once, each as a new line. */
export default function OrderProducts({ editor, onClose }: { editor: OrderForm; onClose: () => void }) {
  const t = useTranslations('orderForm.products')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const picked = usePicked<Product>()
  const { chosen } = picked
  const found = useQuery({ queryKey: ['productOptions', keyword], queryFn: () => findOptions(keyword) })
  const take = (): void => {
    const rows = orderRows.filled(editor.grid.get().rows)
    const added = chosen.map((product) => newRow({ model: product.model, ...lineFrom(product) }))
    editor.grid.replace([...rows, ...added])
    onClose()
    editor.grid.lead(rows.length, 'qty')
  }
  return (
    <PickDialog
      title={t('title')}
      width={720}
      take={t('take', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      search={{ label: t('search'), typed, onType: setTyped }}
      onTake={take}
      onClose={onClose}
    >
      <PickList
        found={found.data}
        picked={picked}
        none={t('none')}
        show={({ model, brand, name, hsCode }) => ({
          label: (
            <>
              <b>{model}</b> {brand} <span>{name}</span>
            </>
          ),
          aside: hsCode || t('unclassified'),
        })}
      />
    </PickDialog>
  )
}
