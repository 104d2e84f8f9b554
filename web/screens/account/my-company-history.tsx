import {
  companyChangeState,
  companyChangeStateTone,
} from '@quayside/contract/account/company-change.codes.ts'
import type { CompanyChange } from '@quayside/contract/account/company-change.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

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
    <Panel title={t('history')}>
      <ShortTable
        rows={changes.rows}
        columns={[
          { title: t('proposedAt'), cell: (change) => <DateText value={change.createdAt} hasTime /> },
          { title: t('proposedBy'), cell: (change) => <Text>{change.proposedBy}</Text> },
          { title: t('fields'), cell: contents },
          {
            title: t('state'),
            cell: ({ state }) => (
              <StateTag list={companyChangeState} tones={companyChangeStateTone} value={state} />
            ),
          },
          { title: t('reason'), cell: (change) => <Text>{change.reason}</Text> },
        ]}
      />
    </Panel>
  )
}
