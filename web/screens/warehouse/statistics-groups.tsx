import type { StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import { statisticsSubject, warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './statistics.module.css'
import { type Asked, type Change, conditionOf, movementsBehind } from './statistics-links.ts'

type Props = {
  readonly statistics: StockStatistics
  readonly asked: Asked
  readonly onSubject: (subject: string) => void
}
type Group = StockStatistics['groups'][number]

/** What the figures are made up of: places, products or suppliers. */
export function StatisticsGroups({ statistics, asked, onSubject }: Props) {
  const t = useTranslations('statistics')
  const choices = useCodeOptions()
  return (
    <section className="q-panel" aria-label={t('groups')}>
      <header className={styles['head']}>
        <h2>{t('groups')}</h2>
        <span>{t('groupsNote')}</span>
        <div>
          <Segmented<string>
            size="small"
            aria-label={t('subject')}
            value={asked.by ?? ''}
            options={choices(statisticsSubject)}
            onChange={onSubject}
          />
        </div>
      </header>
      <div className={styles['groups']}>
        <table aria-label={t('groups')}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('in')}</th>
              <th scope="col">{t('out')}</th>
              <th scope="col">{t('closing')}</th>
              <th scope="col">{t('lots')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {statistics.groups.map((group) => (
              <GroupRow key={group.key} group={group} statistics={statistics} asked={asked} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function GroupRow({
  group,
  statistics,
  asked,
}: Pick<Props, 'statistics' | 'asked'> & { readonly group: Group }) {
  const t = useTranslations('statistics')
  const codeText = useCodeText()
  const { dayBegin, dayEnd } = statistics
  const isPlace = asked.by === statisticsSubject.codes.place
  const name = isPlace ? codeText(warehousePlace, Number(group.key)) : group.label || t('noSupplier')
  const share = Number(statistics.closing) > 0 ? (Number(group.stock) / Number(statistics.closing)) * 100 : 0
  const figure = (value: string, change: Change, days: object) =>
    Number(value) === 0 ? (
      <Nothing />
    ) : (
      <PageLink href={movementsBehind(asked, change, days, conditionOf(asked.by, group.key))}>
        <span className="q-number">{showNumber(value)}</span>
      </PageLink>
    )
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{figure(group.in, 'in', { dayBegin, dayEnd })}</td>
      <td>{figure(group.out, 'out', { dayBegin, dayEnd })}</td>
      <td>{figure(group.stock, 'any', { dayEnd })}</td>
      <td className="q-number">{group.lots}</td>
      <td>
        <span className={styles['share']}>
          <i aria-hidden="true">
            <b style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
          </i>
          {share.toFixed(1)}%
        </span>
      </td>
    </tr>
  )
}
