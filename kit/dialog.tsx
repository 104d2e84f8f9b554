import type { ModalProps } from 'antd/es/modal'
import { lazy, Suspense } from 'react'

const Modal = lazy(() => import('antd/es/modal'))

/** antd's window, fetched when the first one opens: a list needs none until something is confirmed. */
export function Dialog(props: ModalProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
