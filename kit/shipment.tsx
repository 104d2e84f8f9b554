import type { ReactNode } from 'react'
import { FileList } from './attachment-field.tsx'
import type { StoredFile } from './context.tsx'
import { showNumber } from './lines-grid/grid-numbers.ts'
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
  readonly goods: readonly Goods[]
  /** Who signed for it, and when. */
  readonly signature: string | false
  readonly proofs: readonly StoredFile[]
  readonly children?: ReactNode
}

/** Goods that left together. */
export const Shipment = ({ header, carrier, goods, signature, proofs, children }: Props) => (
  <article>
    <header>{header}</header>
    <p>{carrier}</p>
    <p>
      <GoodsList goods={goods} />
    </p>
    {signature !== false && <p>{signature}</p>}
    {proofs.length > 0 && <FileList files={proofs} />}
    {children}
  </article>
)
