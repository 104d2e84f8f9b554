import { Input } from '@quayside/kit/inputs/input.tsx'
import '@quayside/kit/form/form.css'
import { LeaveGuard } from '@quayside/kit/overlays/leave-guard.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useSettingWords, useValueText } from '../../lib/setting-words.ts'
import { type ContentKey, contentKeys } from './content.tsx'
import styles from './settings.module.css'
import { type StoredSettings, type Subject, useSubjects } from './subjects.tsx'

async function readSettings(): Promise<StoredSettings> {
  const [booking, logins, board, payTo, party, brand, sections, agreement, { rows }] = await Promise.all([
    api('GET finance/online/financeSetting'),
    api('GET office/online/loginSetting'),
    api('GET report/online/flowBoard/days'),
    api('GET finance/online/payTo'),
    api('GET system/online/providerParty'),
    api('GET system/online/brand'),
    api('GET system/online/landingSections'),
    api('GET system/online/agreement/setting'),
    api('GET system/online/sysConfig/list'),
  ])
  const content = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const setting = rows.find((each) => each.key === key)
      return setting ? [[key, setting]] : []
    }),
  ) as Record<ContentKey, (typeof rows)[number]>
  return { booking, logins, board, payTo, party, brand, sections, agreement, content }
}

/** The provider's settings, one page for each subject. */
export function Settings() {
  const t = useTranslations('officePublishing.settings')
  const pages = useTranslations('office.pages')
  // Read when the page opens: what a colleague saves meanwhile is told at the save, and never replaces what is typed.
  const answer = useQuery({
    queryKey: ['setting'],
    queryFn: readSettings,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <PageHeader
        title={pages('settings')}
        note={t('lead')}
        actions={
          <span className={styles['log']}>
            <PageLink href={pageAddress('/office/audit', { isSetting: '1' })}>{t('log')}</PageLink>
          </span>
        }
      />
      {answer.isPending && <TableSkeleton label={pages('settings')} />}
      {answer.isError && <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />}
      {answer.data && <Subjects stored={answer.data} />}
    </>
  )
}

const isChanged = ({ parts }: Subject): boolean => parts.some(({ changes }) => changes.length > 0)

function Subjects({ stored }: { stored: StoredSettings }) {
  const t = useTranslations('officePublishing.settings')
  const groups = useSubjects(stored)
  const all = groups.flatMap(({ subjects }) => subjects)
  const { subject } = usePageSearch('/office/settings')
  const current = all.find(({ name }) => name === subject) ?? all[0]
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = ({ name, words }: Subject): string | undefined =>
    [t(`subjects.${name}`), ...words].find((word) => word.toLowerCase().includes(wanted))
  return (
    <div className={styles['settings']}>
      <nav className={`q-panel ${styles['subjects']}`} aria-label={t('subject')}>
        <Input
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => setTyped('')}
        />
        {groups.map(({ group, subjects }) => {
          const shown = subjects.filter((each) => found(each) !== undefined)
          if (shown.length === 0) return null
          return (
            <Fragment key={group}>
              <h2>{t(`groups.${group}`)}</h2>
              {shown.map((each) => (
                <PageLink
                  key={each.name}
                  href={pageAddress('/office/settings', { subject: each.name })}
                  aria-current={each === current ? 'page' : undefined}
                >
                  <span>
                    {t(`subjects.${each.name}`)}
                    {wanted !== '' && <small>{found(each)}</small>}
                  </span>
                  {isChanged(each) && <i role="img" aria-label={t('unsaved')} title={t('unsaved')} />}
                </PageLink>
              ))}
            </Fragment>
          )
        })}
      </nav>
      {current && (
        <div className={styles['page']}>
          {current.page}
          <ChangeBar key={current.name} subject={current} />
        </div>
      )}
      <LeaveGuard isDirty={all.some(isChanged)} />
    </div>
  )
}

const mostShown = 5

/** Lists what would change before it is saved. */
function ChangeBar({ subject: { parts } }: { subject: Subject }) {
  const t = useTranslations('officePublishing.settings')
  const saved = useTranslations('officePublishing')('saved')
  const { nameOf, placeOf } = useSettingWords()
  const textOf = useValueText()
  const may = useMay()
  const [isSaving, setSaving] = useState(false)
  const changes = parts.flatMap(({ key, changes: own }) =>
    own.map(({ path, before, after }) => {
      const place = placeOf(key, path)
      const label = parts.length > 1 ? `${nameOf(key)} · ${place}` : place
      return t('change', { label, before: textOf(before, path), after: textOf(after, path) })
    }),
  )
  async function save(): Promise<void> {
    setSaving(true)
    try {
      const outcomes: boolean[] = []
      for (const part of parts) if (part.changes.length > 0) outcomes.push(await part.save())
      if (outcomes.every(Boolean)) showToast({ kind: 'success', text: saved })
    } finally {
      setSaving(false)
    }
  }
  const count = changes.length
  return (
    <>
      {parts.map(({ key, question }) => (
        <Fragment key={key}>{question}</Fragment>
      ))}
      {count > 0 && may('setting-edit') && (
        <ActionBar
          title={t('changes', { count })}
          facts={[
            ...changes.slice(0, mostShown).map((text) => ({ text })),
            ...(count > mostShown ? [{ text: t('more', { count: count - mostShown }) }] : []),
          ]}
          leave={{
            label: t('discard'),
            run: () => {
              for (const part of parts) part.discard()
            },
          }}
          action={{
            label: t('saveChanges', { count }),
            isDisabled: false,
            isBusy: isSaving,
            run: () => void save(),
          }}
        />
      )}
    </>
  )
}
