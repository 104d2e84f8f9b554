import type { SecondStep } from '@quayside/contract/account/second-factor.ts'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { secondStepOf } from '@quayside/kit/page/second-step-of.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { answerExpiredSession } from '../lib/session/expired-session.ts'
import { answerSecondStep, logIn, logInAgain, logInInPlace } from '../lib/session/log-in.ts'
import { session } from '../lib/session/session.ts'

const SecondStepForm = lazy(() => import('@quayside/kit/records/second-step.tsx'))
const stepModules: readonly PhraseModule[] = ['secondFactor']

/** §8: stay or log in again. Beyond the specification, the user can log in here and continue where they were. */
export function Prompt() {
  const t = useTranslations('client.expired')
  const dialog = useRef<HTMLDialogElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const id = useId()
  const [account, setAccount] = useState(session.get().account ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  const [step, setStep] = useState<SecondStep>()

  useEffect(() => {
    dialog.current?.showModal()
    // A dialog focuses its first field; where the account is known, the password is the one to type.
    if (session.get().account !== undefined) passwordField.current?.focus()
  }, [])

  async function continueHere(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setError(t('passwordMissing'))
    setSending(true)
    try {
      await logInInPlace(() => logIn(account, password))
    } catch (failed) {
      setStep(secondStepOf(failed))
      setError(failed instanceof Error ? failed.message : '')
      setSending(false)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="session-prompt"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={() => answerExpiredSession('stayed')}
    >
      {step ? (
        <div className="session-prompt-step">
          <h2 id={`${id}-title`}>{t('title')}</h2>
          <Suspense>
            <Phrases modules={stepModules}>
              <SecondStepForm
                step={step}
                onAnswer={(answer) => logInInPlace(() => answerSecondStep(answer, account))}
                onBack={() => {
                  setStep(undefined)
                  setError('')
                }}
              />
            </Phrases>
          </Suspense>
        </div>
      ) : (
        <form onSubmit={(event) => void continueHere(event)}>
          <h2 id={`${id}-title`}>{t('title')}</h2>
          <p id={`${id}-body`}>{t('body')}</p>
          <label>
            {t('account')}
            <input
              value={account}
              autoComplete="username"
              onChange={(event) => setAccount(event.target.value)}
            />
          </label>
          <label>
            {t('password')}
            <input
              type="password"
              value={password}
              autoComplete="current-password"
              ref={passwordField}
              aria-invalid={error !== ''}
              aria-describedby={error === '' ? undefined : `${id}-error`}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          {error !== '' && (
            <div id={`${id}-error`} className="prompt-error" role="alert">
              {error}
            </div>
          )}
          <footer>
            <button type="button" className="plain-button" onClick={() => answerExpiredSession('stayed')}>
              {t('stay')}
            </button>
            <button type="button" className="plain-button" onClick={() => void logInAgain()}>
              {t('again')}
            </button>
            <button type="submit" className="plain-button" data-primary disabled={isSending}>
              {t('continue')}
            </button>
          </footer>
        </form>
      )}
    </dialog>
  )
}
