import { BankOutlined, DownOutlined } from '@ant-design/icons'
import { PopoverButton } from '@quayside/kit/overlays/popover.tsx'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnCompanies } from '../../lib/session/own-companies.ts'
import { CompanyList } from './company-list.tsx'
import styles from './company-switch.module.css'

const modules: readonly PhraseModule[] = ['ownCompanies']

export default function CompanySwitch() {
  return (
    <Phrases modules={modules}>
      <Switch />
    </Phrases>
  )
}

/** The company that this tab works in; its badge counts what waits in the person's other companies. */
function Switch() {
  const t = useTranslations('ownCompanies')
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
      panel={<CompanyList own={data} onLeave={() => setOpen(false)} />}
    >
      <span className={styles['name']}>{name}</span>
      <Icon drawing={DownOutlined} />
      {count > 0 && <span className={styles['count']}>{shown}</span>}
    </PopoverButton>
  )
}
