import type { ReactNode } from 'react'
import { RecordTools } from '../page/context.tsx'
import { BesideActions, useBeside } from '../record/beside.tsx'
import { Drawer } from './drawer.tsx'

type Props = {
  readonly title: string
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record of few fields, read-only, beside its list. */
export function RecordDrawer({ title, actions, onClose, children }: Props) {
  // Its list shows it already.
  if (useBeside())
    return (
      <>
        {children}
        <BesideActions>{actions}</BesideActions>
      </>
    )
  return (
    <Drawer
      width={560}
      title={title}
      actions={
        <>
          <RecordTools />
          {actions}
        </>
      }
      onClose={onClose}
    >
      {children}
    </Drawer>
  )
}
