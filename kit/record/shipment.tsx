import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import type { ReactNode } from 'react'
import { FileList } from '../files/attachment-field.tsx'
import { toStoredFile } from '../files/stored-file.ts'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import styles from './shipment.module.css'

type Goods = { readonly id: string; readonly name: string; readonly qty: string }

/** What was carried, one after the other: `LM358DR × 1,000`. */
export const GoodsList = ({ goods }: { goods: readonly Goods[] }) =>
  goods.map(({ id, name, qty }) => (
    <span key={id}>
      <code>{name}</code> × {showNumber(qty)}
    </span>
  ))

export const Shipments = ({ children }: { children: ReactNode }) => (
  <div className={styles['shipments']}>{children}</div>
)

type Props = {
  /** Number, day, state and what can be done with it. */
  readonly header: ReactNode
  /** Vehicle, driver or courier. */
  readonly carrier: ReactNode
  readonly delivery: Pick<OrderDelivery, 'lines' | 'proofs'>
  /** Who signed for it, and when. */
  readonly signature: string | false
  readonly children?: ReactNode
}

/** Goods that left together. */
export const Shipment = ({ header, carrier, delivery, signature, children }: Props) => (
  <article>
    <header>{header}</header>
    <p>{carrier}</p>
    <p>
      <GoodsList
        goods={delivery.lines.map((line) => ({
          id: line.lineId,
          name: line.model || line.name,
          qty: line.qty,
        }))}
      />
    </p>
    {signature !== false && <p>{signature}</p>}
    {delivery.proofs.length > 0 && <FileList files={delivery.proofs.map(toStoredFile)} />}
    {children}
  </article>
)
