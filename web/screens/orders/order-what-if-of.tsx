import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { changedOrder, type WhatIfChange, type WhatIfOrder } from '@quayside/contract/reports/what-if.ts'
import { whatIfOrderOf } from '@quayside/contract/reports/what-if-view.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderValues } from './order-form.values.ts'
import { orderRows } from './order-rows.ts'
import styles from './order-what-if.module.css'
import { useSavedWhatIfs } from './order-what-if.saved.tsx'
import type { OrderForm } from './use-order-form.ts'

const OrderWhatIf = lazyPart(() => import('./order-what-if.tsx'))

/** The others are in the dialog. */
const savedShown = 3

type OpenerProps = {
  readonly orderId: string | undefined
  /** Made when it is opened: a long order is not read through at every keystroke. */
  readonly orderOf: () => WhatIfOrder
  readonly onApply?: (order: WhatIfOrder, change: WhatIfChange) => void
}

function Opener({ orderId, orderOf, onApply }: OpenerProps) {
  const t = useTranslations('orderForm.whatIf')
  const [order, setOrder] = useState<WhatIfOrder>()
  const [openedId, setOpenedId] = useState<string>()
  const saved = useSavedWhatIfs(orderId)
  const close = (): void => setOrder(undefined)
  const open = (id?: string): void => {
    setOpenedId(id)
    setOrder(orderOf())
  }
  return (
    <span className={styles['opener']}>
      <Button look="link" size="small" onClick={() => open()}>
        {t('open')}
      </Button>
      {saved.slice(0, savedShown).map(({ id, name, ownerName, isMine }) => (
        <Button key={id} look="link" size="small" onClick={() => open(id)}>
          {isMine ? name : t('nameOf', { name, owner: ownerName })}
        </Button>
      ))}
      {order && (
        <Suspense>
          <OrderWhatIf
            order={order}
            orderId={orderId}
            openedId={openedId}
            onApply={
              onApply &&
              ((change) => {
                onApply(order, change)
                close()
              })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}

export const RecordWhatIf = ({ order }: { order: OrderDetail }) => (
  <Opener orderId={order.id} orderOf={() => whatIfOrderOf(order)} />
)

/** Columns of a line that a variant may have otherwise. */
const changedColumns = ['origin', 'qty', 'price', 'netWeight', 'grossWeight'] as const

/** Compares the draft that is being written; a variant goes into the form, which saves it as anything that is typed. */
export function DraftWhatIf({ editor, hasCertificate }: { editor: OrderForm; hasCertificate: boolean }) {
  const t = useTranslations('orderForm.whatIf')
  const orderOf = (): WhatIfOrder => ({
    modelType: editor.kind.code,
    currency: editor.head.currency,
    incoterms: editor.head.incoterms,
    transportMode: editor.head.receiving.transportMode,
    charges: editor.head.charges,
    hasCertificate,
    lines: orderRows.filled(editor.grid.get().rows).map((row) => orderRows.read(row).line),
  })
  const apply = (order: WhatIfOrder, change: WhatIfChange): void => {
    const changed = changedOrder(order, change)
    const byKey = new Map(changed.lines.map((line) => [line.key, line]))
    const values: OrderValues = {
      ...editor.form.values,
      incoterms: changed.incoterms,
      'receiving.transportMode': changed.transportMode,
      ...(Object.fromEntries(
        Object.entries(changed.charges).map(([name, value]) => [`charges.${name}`, value]),
      ) as Partial<OrderValues>),
    }
    editor.form.enter(values)
    editor.grid.replace(
      editor.grid.get().rows.map((row) => {
        const line = byKey.get(row.id)
        if (!line) return row
        const cells = Object.fromEntries(changedColumns.map((name) => [name, line[name]]))
        return { ...row, cells: { ...row.cells, ...cells } }
      }),
    )
    showToast({ kind: 'success', text: t('applied') })
  }
  return <Opener orderId={editor.id()} orderOf={orderOf} onApply={apply} />
}
