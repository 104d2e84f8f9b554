import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { usePlainForm } from '@quayside/kit/plain/use-plain-form.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import './login.css'
import { hasExpired, useFace, wantedPage } from './login-face.ts'
import { AccountFace, CodeFace, RegisterFace, ResetFace } from './login-faces.tsx'
import { checkFace, emptyLogin } from './login-form.ts'
import { LoginPanel } from './login-panel.tsx'
import { LoginWays } from './login-ways.tsx'
import { PublicBrand, PublicLanguages, SkipLink } from './public-frame.tsx'
import { submitFace } from './submit-face.ts'

/** §2: log-in by account or by text message, registration, forgotten password, new password. */
export function Login() {
  const t = useTranslations('login')
  const [face, turnTo] = useFace()
  const form = usePlainForm(emptyLogin)
  const [isSending, setSending] = useState(false)
  const [news, setNews] = useState<'none' | 'resetDone' | 'notReviewed'>('none')
  const [asksConsent, setAsksConsent] = useState(false)

  function turn(next: typeof face) {
    form.show([])
    setNews('none')
    turnTo(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.show(checkFace(face, form.values))) return
    setSending(true)
    const outcome = await submitFace(face, form.values)
    setSending(false)
    switch (outcome.kind) {
      case 'entered':
        return location.assign(outcome.to)
      case 'notReviewed':
        return setNews('notReviewed')
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
        if (face === 'reset' && outcome.problems.some((problem) => problem.path === 'code')) turnTo('forgot')
        form.show(outcome.problems)
    }
  }

  const isLogin = face === 'account' || face === 'sms'
  return (
    <div className="login">
      <SkipLink />
      <LoginPanel />
      <div className="login-side">
        <header>
          <PublicBrand />
          <PublicLanguages onSwitch={switchLocale} />
        </header>
        <main id="content">
          <h1>{t(`titles.${face}`)}</h1>
          <p className="login-lead">{t(`leads.${face}`)}</p>
          {isLogin && <LoginWays face={face} onTurn={turn} />}
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
            {face === 'account' && <AccountFace form={form} />}
            {face === 'sms' && <CodeFace key="sms" form={form} scene="login" />}
            {face === 'register' && <RegisterFace form={form} />}
            {face === 'forgot' && <CodeFace key="forgot" form={form} scene="reset" />}
            {face === 'reset' && <ResetFace form={form} asksConsent={asksConsent} />}
            <button type="submit" className="button submit" data-kind="work" disabled={isSending}>
              {t(`actions.${submitTexts[face]}`)}
            </button>
          </form>
          <nav className="login-turns" aria-label={t('ways.label')}>
            {face === 'account' && (
              <button type="button" className="link-button" onClick={() => turn('forgot')}>
                {t('actions.toForgot')}
              </button>
            )}
            {face === 'reset' && (
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
                {face === 'register' && `${t('hasAccount')} `}
                <button type="button" className="link-button" onClick={() => turn('account')}>
                  {t('actions.toLogin')}
                </button>
              </span>
            )}
          </nav>
        </main>
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
