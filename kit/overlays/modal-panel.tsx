import { CloseOutlined } from '@ant-design/icons-svg'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import styles from './modal.module.css'
import { useModal } from './modal.ts'

type Props = {
  readonly kind: 'dialog' | 'drawer'
  readonly title: ReactNode
  readonly width: number
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly isSticky?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a dialog and a drawer share: backdrop, title, close button and keyboard handling. */
export function ModalPanel(props: Props) {
  const { kind, title, width, actions, footer, isSticky = false, onClose, children } = props
  const t = useTranslations('kit.form')
  const id = useId()
  const panel = useModal(onClose)
  const style = { '--modal-width': `${width}px` } as CSSProperties
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard closes it with Escape
    <div
      className={styles['shade']}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return
        // Otherwise the browser would move the focus to the page before it can be returned to the opener.
        event.preventDefault()
        if (!isSticky) onClose()
      }}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles[kind]}
        style={style}
      >
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {actions}
          <IconButton look="text" drawing={CloseOutlined} label={t('close')} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && <div className={styles['foot']}>{footer}</div>}
      </div>
    </div>,
    document.body,
  )
}
