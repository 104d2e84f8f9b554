import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { Tabs } from '@quayside/kit/page/tabs.tsx'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { MyCompanies } from './my-companies.tsx'
import { MyCompany } from './my-company.tsx'
import { MyPerson } from './my-person.tsx'
import { MySecurity } from './my-security.tsx'
import { MySessions } from './my-sessions.tsx'

const sections = {
  company: MyCompany,
  personal: MyPerson,
  security: MySecurity,
  companies: MyCompanies,
  sessions: MySessions,
} as const
type Section = keyof typeof sections

/** §2: the company's and the user's own data; the address says which tab is open. */
export function MyInformation() {
  const t = useTranslations('myInformation')
  const navigate = useNavigate()
  const { section } = usePageSearch('/myInformation')
  const names = Object.keys(sections) as Section[]
  const shown = names.find((name) => name === section) ?? 'company'
  const Shown = sections[shown]
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        value={shown}
        options={names.map((name) => ({ value: name, label: t(`tabs.${name}`) }))}
        onChange={(name) => void navigate({ href: pageAddress('/myInformation', { section: name }) })}
      />
      <Shown />
    </>
  )
}
