import { TeamOutlined } from '@ant-design/icons'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { notedOn } from './noted-page.ts'
import styles from './record-tools.module.css'
import { useTeamwork } from './use-teamwork.ts'

const TeamworkDrawer = lazyPart(() => import('./teamwork-drawer.tsx'))

/** On every record's page: what colleagues wrote about it, and how much of it there is. */
export function RecordTools() {
  const t = useTranslations('kit.frame')
  const { pathname } = useLocation()
  const key = notedOn(pathname, useWholeSearch())
  const { data } = useTeamwork(key)
  const [isOpen, setOpen] = useState(false)
  if (!key) return null
  const open = data ? data.notes.length + data.tasks.filter(({ doneAt }) => doneAt === null).length : 0
  return (
    <>
      <Button icon={<Icon drawing={TeamOutlined} />} onClick={() => setOpen(true)}>
        {t('teamwork')}
        <span className={styles['count']}>{open > 0 && open}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <TeamworkDrawer noted={key} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
