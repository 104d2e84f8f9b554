import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly label: string
  readonly text: string
  readonly onClose: () => void
  readonly onConfirm: () => Promise<unknown>
}

/** Names the records before they are removed; stays open when the server refuses. */
export function RemoveDialog({ label, text, onClose, onConfirm }: Props) {
  const t = useTranslations('kit.action')
  const [isSending, setSending] = useState(false)
  const confirm = async (): Promise<void> => {
    setSending(true)
    try {
      await onConfirm()
      onClose()
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      cancelLabel={t('close')}
      title={label}
      action={{
        label: label,
        isBusy: isSending,
        isDangerous: true,
        run: () => void confirm().catch(() => undefined),
      }}
      onClose={onClose}
    >
      {text}
    </Dialog>
  )
}
