import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderKindFigures, OverviewFigure } from '@quayside/contract/orders/order-overview.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { Messages } from '@quayside/phrases/load.ts'
import { useTranslations } from 'use-intl'
import { Figure, figureHref } from './home-links.tsx'
import { Panel } from './home-panel.tsx'
import styles from './home-table.module.css'

type Column = OverviewFigure & keyof Messages['home']['status']
const groups = [
  { name: 'preparing', columns: ['toSubmit', 'submitted'] },
  { name: 'logistics', columns: ['receiving', 'clearing', 'inTransit', 'arrived'] },
  { name: 'settling', columns: ['pendingPayment', 'completed', 'all'] },
] as const satisfies readonly { name: keyof Messages['home']['status']; columns: readonly Column[] }[]

/** The number of orders of each kind by state, from draft to last payment. */
export function StatusPanel({ kinds }: { kinds: readonly OrderKindFigures[] }) {
  const t = useTranslations('home.status')
  const codeText = useCodeText()
  return (
    <Panel title={t('title')}>
      <div className={styles['home-scroll']}>
        <table className={`${styles['home-table']} ${styles['home-status']}`}>
          <caption className="visually-hidden">{t('title')}</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {t('kind')}
              </th>
              {groups.map(({ name, columns }) => (
                <th key={name} scope="colgroup" colSpan={columns.length}>
                  {t(name)}
                </th>
              ))}
            </tr>
            <tr>
              {groups.flatMap(({ columns }) =>
                columns.map((column, place) => (
                  <th key={column} scope="col" data-first={place === 0 || undefined}>
                    {t(column)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ modelType, ...figures }) => (
              <tr key={modelType}>
                <th scope="row">{codeText(orderKind, modelType)}</th>
                {groups.flatMap(({ columns }) =>
                  columns.map((column, place) => (
                    <td key={column} data-first={place === 0 || undefined}>
                      <Figure count={figures[column]} href={figureHref(modelType, column)} />
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
