import { passwordParts } from '@quayside/contract/account/password-parts.ts'
import { LineIcon } from '@quayside/kit/page/line-icon.tsx'
import { Field } from '@quayside/kit/public/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = {
  label: string
  value: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  onChange: (value: string) => void
  /** A new password shows its rule, and which parts of it are met. */
  hasRule?: boolean
}

export function PasswordField({ label, value, error, autoComplete, onChange, hasRule = false }: Props) {
  const t = useTranslations('login.password')
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      error={error}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      adornment={
        <button
          type="button"
          className="button icon"
          aria-pressed={isShown}
          aria-label={isShown ? t('hide') : t('show')}
          onClick={() => setShown(!isShown)}
        >
          <LineIcon box={24} size={20}>
            <path d="M2 12q4-7 10-7t10 7q-4 7-10 7T2 12z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="M4 20L20 4" />}
          </LineIcon>
        </button>
      }
      below={hasRule && <PasswordRule value={value} />}
    />
  )
}

function PasswordRule({ value }: { value: string }) {
  const t = useTranslations('login.password')
  const parts = passwordParts(value)
  return (
    <ul className="password-rule" aria-label={t('rule')}>
      {(['length', 'letters', 'digits', 'symbols'] as const).map((part) => (
        <li key={part} data-met={parts[part]}>
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            {parts[part] ? <path d="M2 6.500l2.800 2.800L10 3.500" /> : <circle cx="6" cy="6" r="3.500" />}
          </svg>
          {t(part)}
          <span className="visually-hidden">{parts[part] ? t('met') : t('unmet')}</span>
        </li>
      ))}
    </ul>
  )
}
