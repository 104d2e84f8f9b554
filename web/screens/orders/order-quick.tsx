import { Input } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Copied = { readonly id: string; readonly modelType: number; readonly orderNo: string }

/** A new draft with everything of the order that has this number. */
export default function OrderQuick(props: { onCopied: (copy: Copied) => void; onClose: () => void }) {
  const t = useTranslations('orderForm.quick')
  const id = useId()
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  async function copy(): Promise<void> {
    if (number.trim() === '') return setError(t('missing'))
    setSending(true)
    try {
      const body = { orderNo: number.trim() }
      props.onCopied(await api('POST business/online/order/quickOrder', { body }, { isQuiet: true }))
    } catch (failed) {
      setError(failed instanceof Error ? failed.message : t('missing'))
    } finally {
      setSending(false)
    }
    return undefined
  }
  return (
    <Dialog
      title={t('title')}
      action={{ label: t('copy'), isBusy: isSending, run: () => void copy() }}
      onClose={props.onClose}
    >
      <div className="q-field">
        <label htmlFor={id}>{t('label')}</label>
        <Input
          id={id}
          value={number}
          maxLength={40}
          aria-invalid={error !== undefined}
          onChange={(event) => {
            setNumber(event.target.value)
            setError(undefined)
          }}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void copy()}
        />
        {error !== undefined && (
          <div className="q-field-error" role="alert">
            {error}
          </div>
        )}
        <div className="q-field-hint">{t('hint')}</div>
      </div>
    </Dialog>
  )
}
