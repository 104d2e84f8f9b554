import type { ModalProps } from 'antd/es/modal'
import { lazy, Suspense } from 'react'
import { useReturnFocus } from './return-focus.ts'

const Modal = lazy(() => import('antd/es/modal'))

/** antd's window, fetched when the first one opens: a list needs none until something is confirmed. */
export function Dialog(props: ModalProps) {
  // One that is there closed gives the focus back by itself.
  useReturnFocus(props.open === true)
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
