import { dotted } from '@quayside/contract/products/hs-code.rules.ts'
import type { HsNode } from '@quayside/contract/products/hs-code.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './customs-code.module.css'
import { CustomsCodeBranch } from './customs-code-branch.tsx'

type Choosing = {
  readonly chosen: string | undefined
  readonly onChoose: (code: string | undefined) => void
  readonly onOpen: (code: string) => void
}

const codeLevel = 10

function useNodes(parent: string | undefined) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['hsCode', 'tree', locale, parent],
    queryFn: ({ signal }) =>
      api('GET base/online/hsCode/tree', { query: parent === undefined ? {} : { parent } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Sections and chapters; the levels below are fetched when expanded. */
export function CustomsCodeTree(choosing: Choosing) {
  const t = useTranslations('customsCodes.tree')
  const answer = useNodes(undefined)
  const bySection = Map.groupBy(answer.data ?? [], ({ section }) => section?.number ?? 0)
  const chapter = choosing.chosen?.slice(0, 2)
  return (
    <nav className={`q-panel ${styles['hs-tree']}`} aria-label={t('label')}>
      <button
        type="button"
        className={styles['hs-all']}
        aria-current={choosing.chosen === undefined ? 'true' : undefined}
        onClick={() => choosing.onChoose(undefined)}
      >
        {t('all')}
      </button>
      {answer.isPending ? (
        <TableSkeleton label={t('label')} />
      ) : answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : (
        <ul>
          {[...bySection].map(([number, chapters]) => (
            <CustomsCodeBranch
              key={number}
              name={t('section', { number })}
              label={
                <div title={chapters[0]?.section?.name}>
                  <span>{chapters[0]?.section?.name}</span>
                </div>
              }
              count={chapters.reduce((total, { codes }) => total + codes, 0)}
              isOpenAtFirst={chapters.some(({ code }) => code === chapter)}
            >
              {chapters.map((node) => (
                <Node key={node.code} node={node} {...choosing} />
              ))}
            </CustomsCodeBranch>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Node({ node, ...choosing }: Choosing & { readonly node: HsNode }) {
  const isCode = node.level === codeLevel
  const isChosen = node.code === choosing.chosen
  const button = useRef<HTMLButtonElement>(null)
  // A link may lead to a node several levels down.
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const choose = (): void => (isCode ? choosing.onOpen(node.code) : choosing.onChoose(node.code))
  const label = (
    <button
      ref={button}
      type="button"
      title={node.name}
      aria-current={isChosen ? 'true' : undefined}
      onClick={choose}
    >
      <code>{dotted(node.code)}</code>
      <span>{node.name}</span>
    </button>
  )
  if (isCode)
    return (
      <li className={styles['hs-leaf']}>
        <div className={styles['hs-node']}>{label}</div>
      </li>
    )
  return (
    <CustomsCodeBranch
      name={node.code}
      label={label}
      count={node.codes}
      isOpenAtFirst={choosing.chosen?.startsWith(node.code) ?? false}
    >
      <Below parent={node.code} {...choosing} />
    </CustomsCodeBranch>
  )
}

function Below({ parent, ...choosing }: Choosing & { readonly parent: string }) {
  const t = useTranslations('customsCodes.tree')
  const answer = useNodes(parent)
  if (answer.isError)
    return (
      <li className={styles['hs-leaf']}>
        <button type="button" onClick={() => void answer.refetch()}>
          {t('failed')}
        </button>
      </li>
    )
  return answer.data?.map((node) => <Node key={node.code} node={node} {...choosing} />)
}
