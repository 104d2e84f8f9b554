import { ApiError } from '@quayside/kit/page/api-error.ts'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { Field } from '@quayside/kit/public/field.tsx'
import '@quayside/kit/public/public.css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { beginSession } from '../../lib/session.ts'
import { returnAddress } from '../../lib/session-ended.ts'
import styles from './log-in.module.css'

export function LogIn() {
  const t = useTranslations('office.login')
  const office = useTranslations('office')
  const kit = useTranslations('kit.frame')
  const locale = useStore(currentLocale)
  const navigate = useNavigate()
  const { back, ended } = usePageSearch('/office/login')
  const [values, setValues] = useState({ account: '', password: '', code: '' })
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<{ path?: string; text: string }>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    document.title = office('brand')
  }, [office])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSending(true)
    setProblem(undefined)
    const { account, password, code } = values
    try {
      const body = { account, password, ...(needsCode && code !== '' && { code }) }
      beginSession(await api('POST auth/token', { body }, { isQuiet: true }))
      await navigate({ href: returnAddress(back), replace: true })
    } catch (error) {
      const field = error instanceof ApiError ? error.fields[0] : undefined
      // The first refusal about the code only asks for it; the next one means that it was wrong.
      if (field?.path === 'code' && !needsCode) setNeedsCode(true)
      else
        setProblem({ ...(field && { path: field.path }), text: error instanceof Error ? error.message : '' })
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
          <BrandMark size={28} />
          {office('brand')}
        </span>
        <LanguageSwitch
          label={kit('language')}
          current={locale}
          onChoose={(chosen) => void switchLocale(chosen)}
        />
      </header>
      <main>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          {ended === '1' && problem === undefined && (
            <p className={styles['log-in-note']} role="status">
              {t('ended')}
            </p>
          )}
          <Field label={t('account')} type="email" autoComplete="username" autoFocus {...typed('account')} />
          <Field
            label={t('password')}
            type="password"
            autoComplete="current-password"
            {...typed('password')}
          />
          {needsCode && (
            <Field
              label={t('code')}
              hint={t('codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              autoFocus
              {...typed('code')}
            />
          )}
          {problem !== undefined && problem.path === undefined && (
            <p className={styles['log-in-problem']} role="alert">
              {problem.text}
            </p>
          )}
          <button type="submit" className="button" data-kind="work" disabled={isSending}>
            {t('submit')}
          </button>
          <a href="/">{t('portal')}</a>
        </form>
      </main>
    </div>
  )
}
