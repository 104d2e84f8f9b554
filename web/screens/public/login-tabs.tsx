import { useTranslations } from 'use-intl'
import type { LoginMode } from './login-mode.ts'

const ways = ['account', 'sms'] as const

export function LoginTabs({ mode, onTurn }: { mode: LoginMode; onTurn: (mode: LoginMode) => void }) {
  const t = useTranslations('login.ways')
  return (
    <fieldset className="login-tabs">
      <legend className="visually-hidden">{t('label')}</legend>
      {ways.map((way) => (
        <button key={way} type="button" aria-pressed={mode === way} onClick={() => onTurn(way)}>
          {t(way)}
        </button>
      ))}
    </fieldset>
  )
}
