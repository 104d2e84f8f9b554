import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

/** One difference with its photos; a disputed one is settled here, with what was agreed as the reason. */
export function DifferenceRecord() {
  const t = useTranslations('officeWarehouse.difference')
  const fields = useTranslations('warehouseFields.inbound')
  const lines = useTranslations('warehouseFields.inboundLine')
  const orders = useTranslations('orderFields.order')
  const may = useMay()
  return (
    <RecordQuery kind="stockDifference">
      {(difference) => (
        <RecordPage
          kind="stockDifference"
          record={difference}
          header={{
            title: { name: `${difference.inboundNumber ?? difference.orderNo} ${difference.model}` },
          }}
          {...(difference.photos.length > 0 && {
            aside: <Documents title={t('photos')} files={difference.photos} />,
          })}
        >
          <Panel>
            <Details>
              {difference.inboundId !== null && (
                <Detail label={fields('number')}>
                  <Code href={recordAddress('inbound', difference.inboundId)}>
                    {difference.inboundNumber ?? ''}
                  </Code>
                </Detail>
              )}
              {difference.orderId !== null && (
                <Detail label={orders('orderNo')}>
                  <Code href={recordAddress('order', difference.orderId)}>{difference.orderNo ?? ''}</Code>
                </Detail>
              )}
              <Detail label={lines('model')}>
                <Code>{difference.model}</Code>
              </Detail>
              <CodedDetail label={t('kind')} list={differenceKind} value={difference.kind} />
              <TextDetail label={t('announced')} value={showNumber(difference.announced)} />
              <TextDetail label={t('received')} value={showNumber(difference.received)} />
              <TextDetail label={t('qty')} value={showNumber(difference.qty)} />
              <TextDetail label={t('reason')} value={difference.reason} isWide />
              {difference.answer !== '' && (
                <TextDetail label={t('answer')} value={difference.answer} isWide />
              )}
              {difference.consultationId !== null && may('consultation-list') && (
                <Detail label={t('thread')}>
                  <PageLink href={recordAddress('consultation', difference.consultationId)}>
                    {t('seeThread')}
                  </PageLink>
                </Detail>
              )}
            </Details>
          </Panel>
        </RecordPage>
      )}
    </RecordQuery>
  )
}
