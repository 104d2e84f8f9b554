import type { OfficeBulletin } from '@quayside/contract/office/bulletin.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'

/** Published, or not yet, or no longer. */
const stateOf = ({ withdrawnAt, publishedAt }: OfficeBulletin) =>
  withdrawnAt !== null ? 'withdrawn' : Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'live'

const tones = { live: 'done', scheduled: 'underway', withdrawn: 'draft' } as const

export function useBulletinColumns(): readonly Column<OfficeBulletin>[] {
  const t = useTranslations('officePublishing.bulletin')
  const languages = useTranslations('officePublishing.languages')
  const locale = useLocale()
  return useMemo(() => {
    const { instant } = columnsOf<OfficeBulletin, typeof t>(t)
    return [
      {
        key: 'title',
        title: t('title'),
        width: 320,
        isFirst: true,
        cell: (row) => {
          const own = row.texts[locale]
          return <span lang={own ? locale : 'zh-CN'}>{(own ?? row.texts['zh-CN']).title}</span>
        },
      },
      {
        key: 'state',
        title: t('state'),
        width: 110,
        cell: (row) => <ToneTag tone={tones[stateOf(row)]}>{t(stateOf(row))}</ToneTag>,
      },
      {
        key: 'isPinned',
        title: t('isPinned'),
        width: 90,
        cell: (row) => (row.isPinned ? t('isPinned') : <span className="q-nothing">–</span>),
      },
      {
        key: 'languages',
        title: t('languages'),
        width: 310,
        cell: (row) =>
          (['zh-CN', 'zh-TW', 'en-US'] as const)
            .filter((each) => row.texts[each] !== undefined)
            .map((each) => languages(each))
            .join(' · '),
      },
      instant('publishedAt'),
    ]
  }, [t, languages, locale])
}
