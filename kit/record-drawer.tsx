import Drawer from 'antd/es/drawer'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record of few fields, to read beside its list. */
export function RecordDrawer({ title, actions, onClose, children }: Props) {
  return (
    <Drawer open size={560} title={title} extra={actions} onClose={onClose}>
      {children}
    </Drawer>
  )
}
