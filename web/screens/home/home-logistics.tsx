import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { HomeView } from '@quayside/contract/home/home.api.ts'
import {
  homeLogistics,
  type LogisticsGroup,
  logisticsGroups,
} from '@quayside/contract/home/home-logistics.ts'
import type { ListFigure } from '@quayside/contract/home/home-todos.ts'
import { inboundState, outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { type PortalPath, pageAddress } from '../../lib/pages/pages.ts'
import { Figure } from './home-links.tsx'
import styles from './home-logistics.module.css'
import { heights, Panel } from './home-panel.tsx'

const states = { inbound: inboundState, outbound: outboundState, freight: forwarderOrderState } as const
const pages = {
  inbound: '/storage',
  outbound: '/outstorage',
  freight: '/forwarderList',
} as const satisfies Record<LogisticsGroup, PortalPath>

/** Goods on their way outside of orders: each step of inbound, outbound and freight with its number. */
export function LogisticsPanel({ logistics }: Pick<HomeView, 'logistics'>) {
  const t = useTranslations('home.logistics')
  const codeText = useCodeText()
  return (
    <Panel title={t('title')} minHeight={heights.logistics}>
      <dl className={styles['logistics']}>
        {logisticsGroups.map((group) => {
          const figures = logistics.filter((figure) => figure.group === group)
          if (figures.length === 0) return null
          const lists: Readonly<Record<string, ListFigure>> = homeLogistics[group]
          return (
            <div key={group}>
              <dt>
                <PageLink href={pageAddress(pages[group])}>{t(group)}</PageLink>
              </dt>
              {figures.map(({ name, count }) => (
                <dd key={name} data-empty={count === 0 || undefined}>
                  <Figure
                    count={count}
                    href={pageAddress(pages[group], { state: lists[name]?.query['state'] })}
                  />
                  <small>{codeText(states[group], lists[name]?.query['state'] as number)}</small>
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
