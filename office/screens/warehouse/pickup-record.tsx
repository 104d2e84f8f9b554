import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'

/** Goods to be fetched, or fetched; the inbound order goes on once they are here. */
export function PickupRecord() {
  const t = useTranslations('officeWarehouse.pickup')
  const fields = useTranslations('warehouseFields.inbound')
  return (
    <RecordQuery kind="goodsPickup">
      {(pickup) => (
        <RecordPage kind="goodsPickup" record={pickup} layout="narrow">
          <RecordReason label={fields('reason')} text={pickup.reason} />
          <Panel>
            <Details>
              <Detail label={fields('number')}>
                <Code href={recordAddress('inbound', pickup.inboundId)}>{pickup.inboundNumber}</Code>
              </Detail>
              <TextDetail label={t('time')} value={pickup.time} />
              <TextDetail label={t('address')} value={pickup.address} isWide />
              <TextDetail label={fields('contact')} value={pickup.contact} />
              <TextDetail label={fields('phone')} value={pickup.phone} />
            </Details>
          </Panel>
        </RecordPage>
      )}
    </RecordQuery>
  )
}
