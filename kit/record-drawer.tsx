import Drawer from 'antd/es/drawer'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

type Props = {
  readonly title: string
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record of few fields, to read beside its list. */
export function RecordDrawer({ title, actions, onClose, children }: Props) {
  useReturnFocus()
  return (
    <Drawer open size={560} title={title} extra={actions} onClose={onClose}>
      {children}
    </Drawer>
  )
}
