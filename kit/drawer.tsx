import AntdDrawer from 'antd/es/drawer'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

type Props = {
  readonly title: ReactNode
  readonly width?: number
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the side of the page; the focus goes back to what opened it. */
export function Drawer({ title, width = 560, actions, footer, onClose, children }: Props) {
  useReturnFocus()
  return (
    <AntdDrawer open size={width} title={title} extra={actions} footer={footer} onClose={onClose}>
      {children}
    </AntdDrawer>
  )
}
