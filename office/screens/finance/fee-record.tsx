import { feeDisputeState, feeDisputeStateTone } from '@quayside/contract/finance/finance.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { FeeDetails } from './fee-details.tsx'

export function FeeRecord() {
  const t = useTranslations('officeFinance')
  const review = useTranslations('officeReview')
  return (
    <RecordQuery kind="fee">
      {(fee) => (
        <RecordPage
          key={fee.id}
          kind="fee"
          record={fee}
          header={{ sum: { currency: fee.currency, value: fee.amount } }}
        >
          <FeeDetails fee={fee} />
          {fee.disputes.length > 0 && (
            <Panel title={t('fee.disputes')}>
              <ShortTable
                rows={fee.disputes}
                columns={[
                  {
                    title: review('state'),
                    cell: ({ state }) => (
                      <StateTag list={feeDisputeState} tones={feeDisputeStateTone} value={state} />
                    ),
                  },
                  { title: t('dispute.reason'), cell: ({ reason }) => reason },
                  { title: t('dispute.raisedBy'), cell: ({ raisedBy }) => raisedBy },
                  {
                    title: review('createdAt'),
                    cell: ({ createdAt }) => <DateText value={createdAt} hasTime />,
                  },
                  {
                    title: t('fee.seeDispute'),
                    isActions: true,
                    cell: ({ id }) => (
                      <PageLink href={recordAddress('feeDispute', id)}>{t('fee.seeDispute')}</PageLink>
                    ),
                  },
                ]}
              />
            </Panel>
          )}
        </RecordPage>
      )}
    </RecordQuery>
  )
}
