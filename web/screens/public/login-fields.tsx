import { Field } from '@quayside/kit/public/field.tsx'
import { Tick } from '@quayside/kit/public/tick.tsx'
import { useProblemText } from '@quayside/kit/public/use-problem-text.ts'
import { useTranslations } from 'use-intl'
import { CodeField } from './code-field.tsx'
import type { LoginForm, LoginValues } from './login-form.ts'
import { PasswordField } from './password-field.tsx'

type FieldsProps = { form: LoginForm }

function useError(form: LoginForm): (name: keyof LoginValues) => string | undefined {
  const sentence = useProblemText()
  return (name) => sentence(form.problems, name)
}

export function AccountFields({ form }: FieldsProps) {
  const t = useTranslations('login.fields')
  const error = useError(form)
  return (
    <>
      <Field
        label={t('account')}
        hint={t('accountHint')}
        value={form.values.account}
        error={error('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => form.set('account', event.target.value)}
      />
      <PasswordField
        label={t('password')}
        value={form.values.loginPassword}
        error={error('loginPassword')}
        autoComplete="current-password"
        onChange={(value) => form.set('loginPassword', value)}
      />
    </>
  )
}

function MobileField({ form }: FieldsProps) {
  const t = useTranslations('login.fields')
  const error = useError(form)
  return (
    <Field
      label={t('mobile')}
      hint={t('mobileHint')}
      value={form.values.mobile}
      error={error('mobile')}
      inputMode="tel"
      autoComplete="username"
      maxLength={20}
      onChange={(event) => form.set('mobile', event.target.value)}
    />
  )
}

export function CodeFields({ form, scene }: FieldsProps & { scene: 'login' | 'reset' }) {
  const error = useError(form)
  return (
    <>
      <MobileField form={form} />
      <CodeField form={form} scene={scene} error={error('code')} />
    </>
  )
}

function NewPassword({ form, label }: FieldsProps & { label: 'password' | 'newPassword' }) {
  const t = useTranslations('login.fields')
  const error = useError(form)
  return (
    <>
      <PasswordField
        label={t(label)}
        value={form.values.password}
        error={error('password')}
        autoComplete="new-password"
        onChange={(value) => form.set('password', value)}
        hasRule
      />
      <PasswordField
        label={t('confirmPassword')}
        value={form.values.confirmPassword}
        error={error('confirmPassword')}
        autoComplete="new-password"
        onChange={(value) => form.set('confirmPassword', value)}
      />
    </>
  )
}

function Consent({ form }: FieldsProps) {
  const t = useTranslations('login.agreement')
  const error = useError(form)
  return (
    <Tick isTicked={form.values.agree} error={error('agree')} onChange={(agree) => form.set('agree', agree)}>
      {t('before')}
      <a href="/agreement" target="_blank" rel="noopener">
        {t('link')}
      </a>
      {t('after')}
    </Tick>
  )
}

export function RegisterFields({ form }: FieldsProps) {
  const error = useError(form)
  return (
    <>
      <MobileField form={form} />
      <CodeField form={form} scene="register" error={error('code')} />
      <NewPassword form={form} label="password" />
      <Consent form={form} />
    </>
  )
}

/** An invited colleague sets a first password here, and must accept the agreement as well. */
export function ResetFields({ form, asksConsent }: FieldsProps & { asksConsent: boolean }) {
  return (
    <>
      <NewPassword form={form} label="newPassword" />
      {asksConsent && <Consent form={form} />}
    </>
  )
}
