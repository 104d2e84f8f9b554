import {
  companyChangeState,
  companyChangeStateTone,
} from '@quayside/contract/account/company-change.codes.ts'
import type { CompanyChange } from '@quayside/contract/account/company-change.ts'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './my-information.module.css'

const shownAtMost = 20

/** The changes that went to review, with their results. */
export function MyCompanyHistory() {
  const t = useTranslations('myInformation.change')
  const names = useTranslations('information.fields')
  const cell = useTranslations('kit.cell')
  const changes = useQuery({
    queryKey: ['company', 'changes'],
    queryFn: () => api('GET base/online/companyChange/list', { query: { pageSize: shownAtMost } }),
  }).data
  if (!changes || changes.rows.length === 0) return null
  const contents = ({ fields, hasNewLicence }: CompanyChange): string =>
    [
      ...fields.map(({ name, after }) => cell('named', { name: names(name), value: after })),
      ...(hasNewLicence ? [t('newLicence')] : []),
    ].join(cell('between'))
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('history')}</h2>
        <table className={styles['my-compare']}>
          <thead>
            <tr>
              <th scope="col">{t('proposedAt')}</th>
              <th scope="col">{t('proposedBy')}</th>
              <th scope="col">{t('fields')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.rows.map((change) => (
              <tr key={change.id}>
                <td>
                  <DateText value={change.createdAt} hasTime />
                </td>
                <td>
                  <Text>{change.proposedBy}</Text>
                </td>
                <td>{contents(change)}</td>
                <td>
                  <StateTag list={companyChangeState} tones={companyChangeStateTone} value={change.state} />
                </td>
                <td>
                  <Text>{change.reason}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
