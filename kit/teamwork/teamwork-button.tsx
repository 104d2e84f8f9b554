import { TeamOutlined } from '@ant-design/icons-svg'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../page/icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import styles from './teamwork-button.module.css'
import { useTeamwork } from './use-teamwork.ts'

const TeamworkDrawer = lazyPart(() => import('./teamwork-drawer.tsx'))

/** What colleagues wrote about a record, and how much of it there is. */
export function TeamworkButton({ noted: key }: { readonly noted: NotedKey<string> | undefined }) {
  const t = useTranslations('kit.frame')
  const { data } = useTeamwork(key)
  const [isOpen, setOpen] = useState(false)
  if (!key) return null
  const open = data && data.notes.length + data.tasks.filter(({ doneAt }) => doneAt === null).length
  return (
    <>
      <Button title={t('teamwork')} icon={<Icon drawing={TeamOutlined} />} onClick={() => setOpen(true)}>
        <span data-folds="early">{t('teamwork')}</span>
        <span className={styles['count']}>{open}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <TeamworkDrawer noted={key} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
