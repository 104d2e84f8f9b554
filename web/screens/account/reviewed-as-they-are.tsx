import type { Company } from '@quayside/contract/account/company.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { companyGroups, licencesOf } from './my-company-groups.ts'
import styles from './my-information.module.css'

export function ReviewedAsTheyAre({ company }: { company: Company }) {
  const t = useTranslations('myInformation.company')
  const names = useTranslations('information.fields')
  return (
    <Panel title={t('reviewed')}>
      <p className={styles['my-note']}>{t('pendingHint')}</p>
      <Details>
        {companyGroups.reviewed.map((field) => (
          <Detail key={field} label={names(field)}>
            <Text>{company[field]}</Text>
          </Detail>
        ))}
        <Detail label={t('licence')} isWide>
          <FileList files={licencesOf(company.licences)} />
        </Detail>
      </Details>
    </Panel>
  )
}
