import { contractState } from '@quayside/contract/orders/order-contract.codes.ts'
import type { OrderContractDetail } from '@quayside/contract/orders/order-contract.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './contract.module.css'

/** One code a minute; the server enforces it and returns the remaining seconds. */
const secondsBetween = 60

/** Signs the displayed contract: the code goes to the signer's own number, the hash to the server. */
export function ContractSign({ contract }: { contract: OrderContractDetail }) {
  const t = useTranslations('orders.contract')
  const fieldId = useId()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const { seconds, wait } = useCountdown()
  const params = { id: contract.id }

  async function send(): Promise<void> {
    setSending(true)
    setError('')
    try {
      const { mobile } = await api('POST business/online/orderContract/{id}/signCode', { params, body: {} })
      setSentTo(mobile)
      wait(secondsBetween)
    } catch (failed) {
      wait(failed instanceof ApiError ? Number(failed.data['seconds']) || 0 : 0)
    } finally {
      setSending(false)
    }
  }

  async function sign(): Promise<void> {
    if (!/^\d{6}$/.test(code.trim())) return setError(t('codeMissing'))
    setSigning(true)
    try {
      const body = { code: code.trim(), hash: contract.currentHash }
      await api('POST business/online/orderContract/{id}/sign', { params, body })
      showToast({ kind: 'success', text: t('done') })
      await queries.invalidateQueries({ queryKey: ['order'] })
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed
      setError(failed.fields[0]?.msg ?? failed.message)
      // The contract has changed since it was displayed: load it again.
      if (failed.code === 409) await queries.invalidateQueries({ queryKey: ['order'] })
    } finally {
      setSigning(false)
    }
    return undefined
  }

  return (
    <form
      className={styles['contract-sign']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void sign()
      }}
    >
      <p>{t('read')}</p>
      <div className="q-field">
        <label htmlFor={fieldId}>{t('code')}</label>
        <div className={styles['contract-code']}>
          <Input
            id={fieldId}
            value={code}
            maxLength={6}
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-invalid={error !== ''}
            onChange={(event) => {
              setCode(event.target.value)
              setError('')
            }}
          />
          <Button disabled={seconds > 0} isBusy={isSending} onClick={() => void send()}>
            {seconds > 0 ? t('again', { seconds: String(seconds) }) : t('send')}
          </Button>
        </div>
        {error !== '' && (
          <div className="q-field-error" role="alert">
            {error}
          </div>
        )}
        <div className="q-field-hint" role="status">
          {sentTo !== '' && t('sent', { mobile: sentTo })}
        </div>
      </div>
      <Button look="signal" type="submit" isBusy={isSigning}>
        {contract.state === contractState.codes.broken ? t('signAgain') : t('sign')}
      </Button>
    </form>
  )
}

function useCountdown() {
  const [seconds, wait] = useState(0)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => wait(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return { seconds, wait }
}
