import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { useCodeRequest } from '../session/code-request.ts'
import styles from './contract.module.css'

/** The code of a signature: it goes to the signer's own number, for one contract or for many. */
export function useSignCode(contractId: string) {
  const t = useTranslations('orders.contract')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')
  const request = useCodeRequest(() =>
    api('POST business/online/orderContract/{id}/signCode', { params: { id: contractId }, body: {} }),
  )

  async function send(): Promise<void> {
    setError('')
    const { mobile } = await request.send()
    setSentTo(mobile)
  }

  return {
    code,
    error,
    sentTo,
    isSending: request.isSending,
    seconds: request.seconds,
    send: () => void send().catch(() => undefined),
    setError,
    enter(entered: string): void {
      setCode(entered)
      setError('')
    },
    /** The code as it was entered, or nothing and a message at its field. */
    given(): string | undefined {
      if (/^\d{6}$/.test(code.trim())) return code.trim()
      setError(t('codeMissing'))
      return undefined
    },
  }
}

export function SignCodeField({ sign }: { sign: ReturnType<typeof useSignCode> }) {
  const t = useTranslations('orders.contract')
  const fieldId = useId()
  return (
    <div className="q-field">
      <label htmlFor={fieldId}>{t('code')}</label>
      <div className={styles['contract-code']}>
        <Input
          id={fieldId}
          value={sign.code}
          maxLength={6}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={sign.error !== ''}
          onChange={(event) => sign.enter(event.target.value)}
        />
        <Button disabled={sign.seconds > 0} isBusy={sign.isSending} onClick={sign.send}>
          {sign.seconds > 0 ? t('again', { seconds: String(sign.seconds) }) : t('send')}
        </Button>
      </div>
      {sign.error !== '' && (
        <div className="q-field-error" role="alert">
          {sign.error}
        </div>
      )}
      <div className="q-field-hint" role="status">
        {sign.sentTo !== '' && t('sent', { mobile: sign.sentTo })}
      </div>
    </div>
  )
}
