import { RightOutlined } from '@ant-design/icons-svg'
import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { homeTodos, type TodoName } from '@quayside/contract/home/home-todos.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { isPageKey } from '@quayside/kit/page/page-keys.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { todoHref } from './home-links.tsx'
import styles from './home-rows.module.css'
import todayStyles from './home-today.module.css'

type Todos = HomeView['todos']

/** One row for each to-do; those of orders have a number for each kind. */
const todoRows = (todos: Todos): [TodoName, Todos][] => [...Map.groupBy(todos, ({ name }) => name).entries()]
const countOf = (todos: Todos): number => todos.reduce((all, { count }) => all + count, 0)

/** The kinds of which no record stands above, folded to one line that names them. */
export function OtherTodos({ todos }: { todos: Todos }) {
  const t = useTranslations('home.today')
  const names = useTranslations('home.todo')
  const format = useFormatter()
  const [isOpen, setOpen] = useState(false)
  const rows = todoRows(todos)
  useWindowKeys((event) => {
    if (rows.length === 0 || event.key.toLowerCase() !== 'e' || !isPageKey(event)) return
    event.preventDefault()
    setOpen(!isOpen)
  })
  if (rows.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={todayStyles['today-others']}
        aria-expanded={isOpen}
        aria-keyshortcuts="e"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon drawing={RightOutlined} />
        <b>{t('others', { count: rows.length })}</b>
        <span className={todayStyles['today-names']}>
          {!isOpen && rows.map(([name, own]) => `${names(name)} ${format.number(countOf(own))}`).join(' · ')}
        </span>
        <kbd aria-hidden="true">E</kbd>
        <em>{isOpen ? t('fold') : t('show')}</em>
      </button>
      {isOpen && <TodoRows rows={rows} />}
    </>
  )
}

/** What waits for this member, as the server orders it. */
function TodoRows({ rows }: { rows: [TodoName, Todos][] }) {
  const t = useTranslations('home.todo')
  const codeText = useCodeText()
  const format = useFormatter()
  return (
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
  )
}
