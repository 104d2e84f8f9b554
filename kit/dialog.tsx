import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useReturnFocus } from './return-focus.ts'

const Modal = lazy(() => import('antd/es/modal'))

type Action = {
  readonly label: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly isDangerous?: boolean
  readonly run: () => void
}

type Props = {
  readonly title: string
  readonly width?: number
  /** The button that does what the dialog asks about. */
  readonly action?: Action
  readonly cancelLabel?: string
  /** Other buttons instead of action and cancel. */
  readonly footer?: ReactNode
  /** A click beside it does not take the question away. */
  readonly isSticky?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question or a few fields above the page; the focus goes back to what opened it. */
export function Dialog(props: Props) {
  const { title, width = 520, action, cancelLabel, footer, isSticky = false, onClose, children } = props
  const t = useTranslations('kit.form')
  useReturnFocus()
  return (
    <Suspense>
      <Modal
        open
        title={title}
        width={width}
        okText={action?.label}
        cancelText={cancelLabel ?? t('cancel')}
        confirmLoading={action?.isBusy === true}
        okButtonProps={{ danger: action?.isDangerous === true, disabled: action?.isDisabled === true }}
        {...(!action && { footer: footer ?? null })}
        {...(isSticky && { mask: { closable: false } })}
        {...(action && { onOk: action.run })}
        onCancel={onClose}
      >
        {children}
      </Modal>
    </Suspense>
  )
}
