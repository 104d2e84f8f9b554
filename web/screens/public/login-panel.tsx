import { useTranslations } from 'use-intl'
import { Harbour } from './harbour.tsx'
import './harbour.css'

const three = ['first', 'second', 'third'] as const

export function LoginPanel() {
  const t = useTranslations('login')
  return (
    <aside className="login-panel">
      <div className="login-promise">
        <p className="promise">
          {three.map((line) => (
            <span key={line}>{t(`panel.title.${line}`)} </span>
          ))}
        </p>
        <ul>
          {three.map((point) => (
            <li key={point}>{t(`panel.points.${point}`)}</li>
          ))}
        </ul>
      </div>
      <svg className="scene" viewBox="0 0 820 500" role="img" aria-label={t('drawing')}>
        <Harbour />
      </svg>
    </aside>
  )
}
