import { BankOutlined, DownOutlined } from '@ant-design/icons-svg'
import { PopoverButton } from '@quayside/kit/overlays/popover.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnCompanies } from '../../lib/session/own-companies.ts'
import styles from './company-switch.module.css'

// Loaded with its texts when it is first opened.
const CompanyList = lazyPart(() => import('./company-list.tsx'))

/** The company that this tab works in; its badge counts what waits in the person's other companies. */
export default function CompanySwitch() {
  const t = useTranslations('shell.company')
  const { data } = useOwnCompanies()
  const [isOpen, setOpen] = useState(false)
  const current = data?.companies.find(({ isCurrent }) => isCurrent)
  if (!data || !current) return null
  const name = current.companyName || t('unnamed')
  const unread = data.companies.reduce((sum, company) => sum + (company.isCurrent ? 0 : company.unread), 0)
  const count = unread + data.invitations.length
  const shown = count > 99 ? '99+' : String(count)
  return (
    <PopoverButton
      look="text"
      className={styles['switch']}
      icon={<Icon drawing={BankOutlined} />}
      aria-label={[t('switch', { name }), ...(count > 0 ? [shown] : [])].join(' ')}
      title={name}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={
        <Suspense>
          <CompanyList own={data} onLeave={() => setOpen(false)} />
        </Suspense>
      }
    >
      <span className={styles['name']}>{name}</span>
      <Icon drawing={DownOutlined} />
      {count > 0 && <span className={styles['count']}>{shown}</span>}
    </PopoverButton>
  )
}
