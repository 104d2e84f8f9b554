import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { homeTodos, type TodoName } from '@quayside/contract/home/home-todos.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useFormatter, useTranslations } from 'use-intl'
import { todoHref } from './home-links.tsx'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

type Todos = HomeView['todos']

/** One row for each to-do; those of orders have a number for each kind. */
export const todoRows = (todos: Todos): [TodoName, Todos][] => [
  ...Map.groupBy(todos, ({ name }) => name).entries(),
]

/** What waits for this member, as the server orders it. */
export function TodoPanel({ todos }: { todos: Todos }) {
  const t = useTranslations('home.todo')
  const codeText = useCodeText()
  const format = useFormatter()
  const rows = todoRows(todos)
  return (
    <Panel title={t('title')} minHeight={heights.todo}>
      {rows.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-todo']}`}>
          {rows.map(([name, counts]) => (
            <li key={name} data-tone={homeTodos[name].tone}>
              <span>{t(name)}</span>
              <span className={styles['home-links']}>
                {counts.map(({ count, modelType }) => (
                  <PageLink key={modelType} href={todoHref(name, modelType)}>
                    {modelType !== null && `${codeText(orderKind, modelType)} `}
                    <b>{format.number(count)}</b>
                  </PageLink>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
