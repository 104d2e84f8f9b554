import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { stockChange, tariffUnit, warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { WarehouseInfo } from '@quayside/contract/warehouse/warehouse.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { CodeText, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './warehouse-info.module.css'
import { isOnMap, positionOf } from './warehouse-map.tsx'

type Props = { readonly warehouse: WarehouseInfo }

export function WarehouseCard({ warehouse, place }: Props & { readonly place: number }) {
  const t = useTranslations('warehouses')
  return (
    <section className={`q-panel ${styles['card']}`} aria-labelledby={`warehouse-${warehouse.id}`}>
      <header>
        <b>{place}</b>
        <h2 id={`warehouse-${warehouse.id}`}>{warehouse.name}</h2>
        <span>
          <CodeText list={warehousePlace} value={warehouse.place} /> · {warehouse.code}
        </span>
      </header>
      <Details>
        <Detail label={t('address')} isWide>
          <span className={styles['address']}>
            {warehouse.address}
            <CopyAddress address={warehouse.address} />
            <small className={styles['quiet']}>
              <PositionText warehouse={warehouse} />
            </small>
          </span>
        </Detail>
        <TextDetail label={t('hours')} value={warehouse.hours} />
        <Detail label={t('contact')}>
          {warehouse.contact} <Code>{warehouse.phone}</Code>
        </Detail>
        <Detail label={t('tariff')}>
          <TariffText warehouse={warehouse} />
        </Detail>
        {warehouse.rules !== '' && (
          <Detail label={t('rules')} isWide>
            <p className={styles['rules']}>{warehouse.rules}</p>
          </Detail>
        )}
      </Details>
      <Held warehouse={warehouse} />
    </section>
  )
}

/** §8: 'Copy Success'. */
function CopyAddress({ address }: { address: string }) {
  const t = useTranslations('warehouses')
  const copyText = useCopy()
  return (
    <Button size="small" onClick={() => void copyText(address)}>
      {t('copy')}
    </Button>
  )
}

/** A rate breaks neither before its unit nor inside of it. */
const whole = (parts: ReactNode) => <span className={styles['whole']}>{parts}</span>

function TariffText({ warehouse: { tariff } }: Props) {
  const t = useTranslations('warehouses')
  const codeText = useCodeText()
  if (tariff === null) return t('noTariff')
  return (
    <>
      {t.rich('tariffOf', {
        whole,
        days: tariff.freeDays,
        currency: tariff.currency,
        rate: formatAmount(tariff.rate as Amount),
        // In the middle of a sentence.
        unit: codeText(tariffUnit, tariff.unit).toLowerCase(),
      })}
      <small className={`${styles['quiet']} ${styles['since']}`}>
        <WholeParts>{t('tariffFrom', { day: tariff.validFrom })}</WholeParts>
      </small>
    </>
  )
}

function PositionText({ warehouse }: Props) {
  const t = useTranslations('warehouses')
  const at = positionOf(warehouse)
  if (at === undefined) return t('noPosition')
  const [longitude, latitude] = at
  const degrees = t('position', { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })
  return isOnMap(at) ? degrees : `${degrees} · ${t('outside')}`
}

/** What of the company lies there now; on hand leads to the movements that made it. */
function Held({ warehouse }: Props) {
  const t = useTranslations('warehouses')
  const { id: warehouseId } = warehouse
  if (warehouse.lots === 0) return <p className={styles['none']}>{t('nothing')}</p>
  const behind = pageAddress('/stockMovement', { warehouseId, change: stockChange.codes.any })
  return (
    <div className={styles['held']}>
      <h3>{t('here')}</h3>
      <dl>
        <div>
          <dt>{t('lots')}</dt>
          <dd className="q-number">{showNumber(String(warehouse.lots))}</dd>
        </div>
        <div>
          <dt>{t('models')}</dt>
          <dd className="q-number">{showNumber(String(warehouse.models))}</dd>
        </div>
        <div>
          <dt>{t('onHand')}</dt>
          <dd>
            <PageLink href={behind}>
              <span className="q-number">{showNumber(warehouse.onHand)}</span>
            </PageLink>
          </dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd className="q-number">{showNumber(warehouse.available)}</dd>
        </div>
      </dl>
      <PageLink href={pageAddress('/CustomerStockList', { warehouseId })}>{t('toStock')}</PageLink>
      <PageLink href={pageAddress('/OrderStockList', { warehouseId })}>{t('toOrderStock')}</PageLink>
    </div>
  )
}
