import type { SecondStep } from '@quayside/contract/account/second-factor.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { hasPasskeys } from '@quayside/kit/page/passkeys.ts'
import { usePublicForm } from '@quayside/kit/public/use-public-form.ts'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import './login.css'
import { logInWithPasskey } from '../../lib/session/log-in.ts'
import { AccountFields, CodeFields, RegisterFields, ResetFields } from './login-fields.tsx'
import { checkLogin, emptyLogin } from './login-form.ts'
import { hasExpired, useLoginMode, wantedPage } from './login-mode.ts'
import { LoginPanel } from './login-panel.tsx'
import { LoginTabs } from './login-tabs.tsx'
import { PublicBrand, PublicLanguages, SkipLink } from './public-frame.tsx'
import { entered, type Outcome, submitLogin, submitSecondStep } from './submit-login.ts'

const SecondStepForm = lazy(() => import('@quayside/kit/records/second-step.tsx'))

/** §2: log-in by account or by text message, registration, forgotten password, new password. */
export function Login() {
  const t = useTranslations('login')
  const [mode, turnTo] = useLoginMode()
  const form = usePublicForm(emptyLogin)
  const [isSending, setSending] = useState(false)
  const [news, setNews] = useState<'none' | 'resetDone' | 'notReviewed'>('none')
  const [asksConsent, setAsksConsent] = useState(false)
  const [step, setStep] = useState<SecondStep>()
  const factor = useTranslations('secondFactor')

  function turn(next: typeof mode) {
    form.show([])
    setNews('none')
    turnTo(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // What was said of the account tried before is not said of this one.
    setNews('none')
    if (form.show(checkLogin(mode, form.values))) return
    setSending(true)
    const outcome = await submitLogin(mode, form.values)
    setSending(false)
    follow(outcome)
  }

  /** A passkey alone; a person who closes the device's question stays on the form. */
  async function usePasskey(): Promise<void> {
    try {
      await logInWithPasskey()
      follow(entered())
    } catch (failed) {
      const msg = failed instanceof ApiError ? failed.message : factor('passkey.failed')
      form.show([{ path: 'loginPassword', msg }])
    }
  }

  function follow(outcome: Outcome): void {
    switch (outcome.kind) {
      case 'entered':
        return location.assign(outcome.to)
      case 'notReviewed':
        setStep(undefined)
        return setNews('notReviewed')
      case 'secondStep':
        return setStep(outcome.step)
      case 'verified':
        return turn('reset')
      case 'passwordSet':
        form.change({
          account: form.values.mobile,
          loginPassword: '',
          password: '',
          confirmPassword: '',
          code: '',
        })
        turn('account')
        return setNews('resetDone')
      case 'refused':
        if (outcome.problems.some((problem) => problem.path === 'agree')) setAsksConsent(true)
        // The code was typed in the previous form.
        if (mode === 'reset' && outcome.problems.some((problem) => problem.path === 'code')) turnTo('forgot')
        form.show(outcome.problems)
    }
  }

  const isLogin = mode === 'account' || mode === 'sms'
  return (
    <div className="login">
      <SkipLink />
      <LoginPanel />
      <div className="login-side">
        <header>
          <PublicBrand />
          <PublicLanguages onSwitch={switchLocale} />
        </header>
        {step ? (
          <main id="content">
            <h1>{factor('step.title')}</h1>
            <Suspense>
              <SecondStepForm
                step={step}
                onAnswer={async (answer) => follow(await submitSecondStep(mode, form.values, answer))}
                onBack={() => setStep(undefined)}
              />
            </Suspense>
          </main>
        ) : (
          <main id="content">
            <h1>{t(`titles.${mode}`)}</h1>
            <p className="login-lead">{t(`leads.${mode}`)}</p>
            {isLogin && <LoginTabs mode={mode} onTurn={turn} />}
            {news === 'none' && isLogin && wantedPage() !== undefined && (
              <p className="note" role="status">
                {hasExpired() ? t('expired') : t('needed')}
              </p>
            )}
            {news === 'resetDone' && (
              <p className="note" data-tone="done" role="status">
                {t('resetDone')}
              </p>
            )}
            {news === 'notReviewed' && (
              <div className="note" data-tone="waits" role="alert">
                <strong>{t('notReviewed.title')}</strong>
                <p>{t('notReviewed.text')}</p>
                <p>
                  <a className="button" data-kind="work" href="/information">
                    {t('actions.completeInformation')}
                  </a>
                </p>
              </div>
            )}
            <form ref={form.ref} noValidate onSubmit={(event) => void submit(event)}>
              {mode === 'account' && <AccountFields form={form} />}
              {mode === 'sms' && <CodeFields key="sms" form={form} scene="login" />}
              {mode === 'register' && <RegisterFields form={form} />}
              {mode === 'forgot' && <CodeFields key="forgot" form={form} scene="reset" />}
              {mode === 'reset' && <ResetFields form={form} asksConsent={asksConsent} />}
              <button type="submit" className="button submit" data-kind="work" disabled={isSending}>
                {t(`actions.${submitTexts[mode]}`)}
              </button>
              {mode === 'account' && hasPasskeys() && (
                <button type="button" className="button" onClick={() => void usePasskey()}>
                  {factor('step.passkeyAlone')}
                </button>
              )}
            </form>
            <nav className="login-turns" aria-label={t('ways.label')}>
              {mode === 'account' && (
                <button type="button" className="link-button" onClick={() => turn('forgot')}>
                  {t('actions.toForgot')}
                </button>
              )}
              {mode === 'reset' && (
                <button type="button" className="link-button" onClick={() => turn('forgot')}>
                  {t('actions.changeMobile')}
                </button>
              )}
              {isLogin ? (
                <span>
                  {t('noAccount')}{' '}
                  <button type="button" className="link-button" onClick={() => turn('register')}>
                    {t('actions.toRegister')}
                  </button>
                </span>
              ) : (
                <span>
                  {mode === 'register' && `${t('hasAccount')} `}
                  <button type="button" className="link-button" onClick={() => turn('account')}>
                    {t('actions.toLogin')}
                  </button>
                </span>
              )}
            </nav>
          </main>
        )}
      </div>
    </div>
  )
}

const submitTexts = {
  account: 'logIn',
  sms: 'logIn',
  register: 'register',
  forgot: 'next',
  reset: 'savePassword',
} as const
