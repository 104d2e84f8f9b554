import type { Brand } from '@quayside/contract/kernel/brand.ts'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import type { Locale } from '@quayside/phrases/locales.ts'
import { useTranslations } from 'use-intl'
import styles from './login-preview.module.css'

type Props = {
  readonly brand: Brand
  readonly name: string
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
}

const lines = ['first', 'second', 'third'] as const

/** The portal's log-in page in small; a picture alone, so nothing of it takes the focus. */
export function LoginPreview({ brand, name, locale, theme }: Props) {
  const t = useTranslations('officePublishing.brand.loginPage')
  const logo = theme === 'dark' ? (brand.logoDark ?? brand.logo) : (brand.logo ?? brand.logoDark)
  return (
    <div className={styles['login']} data-theme={theme}>
      <div className={styles['panel']}>
        <b>
          {lines.map((line) => (
            <span key={line}>{t(`promise.${line}`)}</span>
          ))}
        </b>
        <svg viewBox="0 0 160 80" aria-hidden="true">
          <circle cx="112" cy="46" r="18" fill="var(--signal)" opacity=".35" />
          <path d="M0 62q20-6 40 0t40 0 40 0 40 0v18H0z" className={styles['sea']} />
          <path d="M8 54h62l-8 12H16z" fill="var(--ink)" />
          <path d="M18 54V42h12v12" fill="var(--work-fill)" />
          <path d="M34 54V46h12v8" fill="var(--signal-fill)" />
          <path d="M50 54V40h12v14" fill="var(--work-fill)" opacity=".6" />
          <path d="M118 66V14M110 66V14M88 14h62M118 14l-8-8-16 8M142 14v20" className={styles['crane']} />
        </svg>
      </div>
      <div className={styles['form']}>
        <b lang={locale}>
          {logo ? <img src={logo.address} alt="" /> : <BrandMark size={18} />}
          <span>{name}</span>
        </b>
        <strong>{t('title')}</strong>
        <span className={styles['field']}>{t('account')}</span>
        <span className={styles['field']}>{t('password')}</span>
        <span className={styles['submit']}>{t('submit')}</span>
        <span className={styles['link']}>{t('forgot')}</span>
      </div>
    </div>
  )
}
