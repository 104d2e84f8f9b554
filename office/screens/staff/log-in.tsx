import type { SecondStep } from '@quayside/contract/account/second-factor.ts'
import type { StaffToken } from '@quayside/contract/office/staff.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { BrandMark, Logo } from '@quayside/kit/page/brand.tsx'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { hasPasskeys, signWithPasskey } from '@quayside/kit/page/passkeys.ts'
import { secondStepOf } from '@quayside/kit/page/second-step-of.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { Field } from '@quayside/kit/public/field.tsx'
import '@quayside/kit/public/public.css'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useOfficeBrand } from '../../lib/office-brand.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { beginSession } from '../../lib/session.ts'
import { returnAddress } from '../../lib/session-ended.ts'
import styles from './log-in.module.css'

const SecondStepForm = lazyPart(() => import('@quayside/kit/records/second-step.tsx'))

export function LogIn() {
  const t = useTranslations('office.login')
  const brand = useOfficeBrand()
  const kit = useTranslations('kit.frame')
  const locale = useStore(currentLocale)
  const navigate = useNavigate()
  const { back, ended } = usePageSearch('/office/login')
  const factor = useTranslations('secondFactor')
  const [values, setValues] = useState({ account: '', password: '' })
  const [step, setStep] = useState<SecondStep>()
  const [problem, setProblem] = useState<{ path?: string; text: string }>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    document.title = brand.name
  }, [brand.name])

  async function enter(token: Promise<StaffToken>): Promise<void> {
    beginSession(await token)
    await navigate({ href: returnAddress(back), replace: true })
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    await attempt(() => enter(api('POST auth/token', { body: values }, { isQuiet: true })))
  }
  /** A passkey alone; a person who closes the device's question stays on the form. */
  async function usePasskey(): Promise<void> {
    await attempt(async () => {
      const { ticket, options } = await api('POST auth/passkey/ask')
      const passkey = await signWithPasskey(options)
      await enter(api('POST auth/login/passkey', { body: { ticket, passkey } }, { isQuiet: true }))
    })
  }
  async function attempt(send: () => Promise<void>): Promise<void> {
    setSending(true)
    setProblem(undefined)
    try {
      await send()
    } catch (error) {
      setStep(secondStepOf(error))
      if (!secondStepOf(error))
        setProblem({ text: error instanceof ApiError ? error.message : factor('passkey.failed') })
      setSending(false)
    }
  }
  const typed = (name: keyof typeof values) => ({
    value: values[name],
    error: problem?.path === name ? problem.text : undefined,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <div className={styles['log-in']}>
      <header>
        <span className={styles['log-in-brand']}>
          {brand.logo === null && brand.logoDark === null ? (
            <BrandMark size={28} />
          ) : (
            <Logo {...brand} height={28} />
          )}
          {brand.name}
        </span>
        <LanguageSwitch
          label={kit('language')}
          current={locale}
          onChoose={(chosen) => void switchLocale(chosen)}
        />
      </header>
      <main>
        {step ? (
          <section>
            <h1>{factor('step.title')}</h1>
            <Suspense>
              <SecondStepForm
                step={step}
                onAnswer={(body) => enter(api('POST auth/login/secondFactor', { body }, { isQuiet: true }))}
                onBack={() => setStep(undefined)}
              />
            </Suspense>
          </section>
        ) : (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            {ended === '1' && problem === undefined && (
              <p className={styles['log-in-note']} role="status">
                {t('ended')}
              </p>
            )}
            <Field
              label={t('account')}
              type="email"
              autoComplete="username"
              autoFocus
              {...typed('account')}
            />
            <Field
              label={t('password')}
              type="password"
              autoComplete="current-password"
              {...typed('password')}
            />
            {problem !== undefined && problem.path === undefined && (
              <p className={styles['log-in-problem']} role="alert">
                {problem.text}
              </p>
            )}
            <button type="submit" className="button" data-kind="work" disabled={isSending}>
              {t('submit')}
            </button>
            {hasPasskeys() && (
              <button type="button" className="button" disabled={isSending} onClick={() => void usePasskey()}>
                {factor('step.passkeyAlone')}
              </button>
            )}
            <a href="/">{t('portal')}</a>
          </form>
        )}
      </main>
    </div>
  )
}
