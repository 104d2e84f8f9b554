import type { ReactNode } from 'react'
import { ModalPanel } from './modal-panel.tsx'

type Props = {
  readonly title: ReactNode
  readonly width?: number
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the side of the page; on closing, the focus returns to the element that opened it. */
export const Drawer = ({ width = 560, ...rest }: Props) => (
  <ModalPanel kind="drawer" width={width} {...rest} />
)
