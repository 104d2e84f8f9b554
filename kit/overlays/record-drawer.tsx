import type { ReactNode } from 'react'
import '../table/cells.css'
import { RecordTools } from '../page/context.tsx'
import { BesideActions, useBeside } from '../record/beside.tsx'
import { Drawer } from './drawer.tsx'

type Props = {
  readonly title: string
  /** Where the record has a table of many columns. */
  readonly width?: number
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The number of a record, which is monospaced as on a page of its own. */
const isNumber = (title: string): boolean => /^(?=.*\d)[A-Z\d-]{6,}$/.test(title)

/** A record of few fields, read-only, beside its list. */
export function RecordDrawer({ title, width = 560, actions, onClose, children }: Props) {
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
      width={width}
      title={isNumber(title) ? <span className="q-record-number">{title}</span> : title}
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
