import type { InboundLine } from '@quayside/contract/warehouse/inbound-line.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { Expired, NotGood } from './lot-cells.tsx'
import styles from './warehouse.module.css'

export const lotsColumn = (title: string): Column<InboundLine> => ({
  key: 'lots',
  title,
  width: 260,
  cell: (line) => <Lots line={line} />,
})

function Lots({ line }: { line: InboundLine }) {
  const t = useTranslations('inbound.record')
  const seesLots = useCan()('logistics-stock-list')
  if (line.lots.length === 0) return <Nothing />
  return (
    <span className={styles['lots']}>
      {line.lots.map((lot) => (
        <span key={lot.id}>
          <Code {...(seesLots && { href: pageAddress('/stockInfo', { id: lot.id }) })}>{lot.number}</Code>{' '}
          <NotGood quality={lot.quality} /> <Expired expiresOn={lot.expiresOn} />{' '}
          <small>
            {[
              lot.location,
              t('onHand', { qty: showNumber(lot.onHand) }),
              ...(lot.available === lot.onHand ? [] : [t('held', { qty: showNumber(lot.available) })]),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ))}
    </span>
  )
}
