import { useTranslations } from 'use-intl'
import styles from './finance.module.css'

/** How long a debt is past due, or how long it still has. */
export function Term({ daysPastDue }: { daysPastDue: number }) {
  const t = useTranslations('financeScreens.debts')
  if (daysPastDue > 0) return <span className={styles['late']}>{t('late', { days: daysPastDue })}</span>
  return (
    <span className={styles['quiet']}>
      {daysPastDue === 0 ? t('today') : t('left', { days: -daysPastDue })}
    </span>
  )
}
