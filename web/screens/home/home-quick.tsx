import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formPaths } from '../../lib/pages/order-paths.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './home.module.css'

/** Copies an earlier order to a new draft and opens it. */
export function QuickOrder() {
  const t = useTranslations('home.quick')
  const navigate = useNavigate()
  const id = useId()
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function copy(): Promise<void> {
    const orderNo = number.trim()
    if (orderNo === '') return setError(t('missing'))
    setSending(true)
    try {
      const made = await api(
        'POST business/online/order/quickOrder',
        { body: { orderNo } },
        { isQuiet: true },
      )
      showToast({ kind: 'success', text: t('done', { number: made.orderNo }) })
      const to = formPaths[orderKind.keyOf(made.modelType) ?? 'import']
      await navigate({ href: pageAddress(to, { id: made.id }) })
    } catch (failed) {
      setError(failed instanceof Error ? failed.message : t('missing'))
    } finally {
      setSending(false)
    }
    return undefined
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void copy()
  }
  return (
    <form className={styles['home-quick']} onSubmit={send}>
      <label htmlFor={id}>{t('label')}</label>
      <Input
        id={id}
        value={number}
        maxLength={40}
        placeholder={t('placeholder')}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => {
          setNumber(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={isSending}>
        {t('copy')}
      </Button>
      {error !== undefined && (
        <div id={`${id}-error`} className={styles['home-quick-error']} role="alert">
          {error}
        </div>
      )}
    </form>
  )
}
