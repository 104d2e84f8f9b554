import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { goodsPickupMachine } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import recordPageStyles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

/** Goods to be fetched, or fetched; the inbound order goes on once they are here. */
export function PickupRecord() {
  const t = useTranslations('officeWarehouse.pickup')
  const cell = useTranslations('kit.cell')
  const fields = useTranslations('warehouseFields.inbound')
  return (
    <RecordQuery kind="goodsPickup">
      {(pickup) => (
        <RecordPage
          kind="goodsPickup"
          record={pickup}
          header={{
            title: { number: pickup.number },
            state: stateKey(goodsPickupMachine, pickup.state),
            parties: (
              <PageLink href={recordAddress('company', pickup.companyId)}>{pickup.companyName}</PageLink>
            ),
          }}
          layout="narrow"
        >
          {pickup.reason !== '' && (
            <p className={recordPageStyles['record-reason']}>
              {cell('named', { name: fields('reason'), value: pickup.reason })}
            </p>
          )}
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
