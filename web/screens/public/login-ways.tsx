import { useTranslations } from 'use-intl'
import type { Face } from './login-face.ts'

const ways = ['account', 'sms'] as const

export function LoginWays({ face, onTurn }: { face: Face; onTurn: (face: Face) => void }) {
  const t = useTranslations('login.ways')
  return (
    <fieldset className="login-ways">
      <legend className="visually-hidden">{t('label')}</legend>
      {ways.map((way) => (
        <button key={way} type="button" aria-pressed={face === way} onClick={() => onTurn(way)}>
          {t(way)}
        </button>
      ))}
    </fieldset>
  )
}
