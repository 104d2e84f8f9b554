import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useIsUploading } from '../files/uploading.ts'
import { Button } from '../inputs/button.tsx'
import { ModalPanel } from './modal-panel.tsx'

type Action = {
  readonly label: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly isDangerous?: boolean
  /** Enter does it: where there is nothing to type. */
  readonly isFocused?: boolean
  readonly run: () => void
}

type Props = {
  readonly title: string
  readonly width?: number
  /** The button that confirms. */
  readonly action?: Action
  readonly cancelLabel?: string
  /** Other buttons instead of action and cancel. */
  readonly footer?: ReactNode
  /** A click outside does not close it. */
  readonly isSticky?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question or a few fields above the page; on closing, the focus returns to the element that opened it. */
export function Dialog(props: Props) {
  const { title, width = 520, action, cancelLabel, footer, isSticky = false, onClose, children } = props
  const t = useTranslations('kit.form')
  const isUploading = useIsUploading()
  return (
    <ModalPanel
      kind="dialog"
      title={title}
      width={width}
      isSticky={isSticky}
      onClose={onClose}
      footer={
        action ? (
          <>
            <Button onClick={onClose}>{cancelLabel ?? t('cancel')}</Button>
            <Button
              look={action.isDangerous === true ? 'danger-fill' : 'primary'}
              disabled={action.isDisabled === true || isUploading}
              isBusy={action.isBusy === true}
              {...(action.isFocused && { 'data-autofocus': true })}
              onClick={action.run}
            >
              {action.label}
            </Button>
          </>
        ) : (
          footer
        )
      }
    >
      {children}
    </ModalPanel>
  )
}
