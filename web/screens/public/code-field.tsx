import type { SmsScene } from '@quayside/contract/account/login.ts'
import { plainMobile } from '@quayside/contract/kernel/formats.ts'
import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Field } from '@quayside/kit/public/field.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { checkMobile, type LoginForm } from './login-form.ts'

/** One code a minute per number; the server enforces it and returns the remaining seconds. */
const secondsBetween = 60

type Props = { form: LoginForm; scene: SmsScene; error: string | undefined }

export function CodeField({ form, scene, error }: Props) {
  const t = useTranslations('login')
  const [seconds, setSeconds] = useState(0)
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const [warning, setWarning] = useState('')

  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function sendCode() {
    const mobile = plainMobile(form.values.mobile)
    if (form.show(checkMobile(mobile))) return
    setSending(true)
    setWarning('')
    try {
      await api('POST auth/mobile/code', { body: { mobile, scene } }, { isQuiet: true })
      setSentTo(mobile)
      setSeconds(secondsBetween)
    } catch (failed) {
      // §8: shown as a warning.
      const reason = failed instanceof ApiError ? failed.message : ''
      setWarning(t('code.failed', { reason }))
      showToast({ kind: 'warning', text: t('code.failed', { reason }) })
      const wait = failed instanceof ApiError ? Number(failed.data['seconds']) : 0
      if (wait > 0) setSeconds(wait)
    } finally {
      setSending(false)
    }
  }

  return (
    <Field
      label={t('fields.code')}
      hint={sentTo === '' ? t('fields.codeHint') : undefined}
      error={error}
      value={form.values.code}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      onChange={(event) => form.set('code', event.target.value)}
      adornment={
        <button
          type="button"
          className="button code-button"
          disabled={isSending || seconds > 0}
          onClick={() => void sendCode()}
        >
          {seconds > 0 ? t('code.wait', { seconds: String(seconds) }) : t('code.send')}
        </button>
      }
      below={
        <>
          <p className="field-hint" role="status">
            {sentTo === '' ? '' : t('code.sent', { mobile: maskMobile(sentTo) })}
          </p>
          {warning !== '' && <p className="field-warning">{warning}</p>}
        </>
      }
    />
  )
}
