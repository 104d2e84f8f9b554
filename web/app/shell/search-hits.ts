import { useCan } from '@quayside/kit/page/context.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageNameOf } from '../../lib/pages/page-name.ts'
import { visibleMenu } from '../menu.ts'
import { searchSources } from './search-sources.ts'

export type Hit = {
  readonly group: string
  readonly label: string
  readonly note: string
  readonly href: string
}

const pause = 180

export function useSearchHits(typed: string): readonly Hit[] {
  const t = useTranslations('shell')
  const can = useCan()
  const [records, setRecords] = useState<readonly Hit[]>([])
  const [typedForms, setTypedForms] = useState<Readonly<Record<string, string>>>({})
  const wanted = typed.trim()

  useEffect(() => {
    void import('virtual:page-pinyin').then((found) => setTypedForms(found.default))
  }, [])

  useEffect(() => {
    if (wanted === '') return setRecords([])
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const open = searchSources.filter((source) => can(source.permission))
      const answers = await Promise.allSettled(open.map((source) => source.find(wanted, stop.signal)))
      if (stop.signal.aborted) return
      const found = answers.flatMap((answer, index) => {
        const group = open[index]?.name
        if (answer.status === 'rejected' || group === undefined) return []
        return answer.value.map((hit) => ({ ...hit, group: t(`search.${group}`) }))
      })
      setRecords(found)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The permission check and the texts only change together with the whole page.
  }, [wanted])

  const pages = visibleMenu(can).flatMap((area) =>
    area.pages.map((path) => ({
      group: t('search.pages'),
      label: t(`pages.${pageNameOf(path)}`),
      note: t(`areas.${area.name}`),
      href: path,
    })),
  )
  const small = wanted.toLowerCase()
  const fitting = pages.filter(
    ({ label, href }) => label.toLowerCase().includes(small) || typedForms[href.slice(1)]?.includes(small),
  )
  return [...(wanted === '' ? pages : fitting), ...records].slice(0, 12)
}
