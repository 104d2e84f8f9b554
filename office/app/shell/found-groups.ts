import type { SearchHit } from '@quayside/contract/office/search.ts'
import { fits, type Group, type Hit } from '@quayside/kit/palette/hits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { listPageOf, visiblePages } from '../menu.ts'

const pause = 180
const mostPages = 8

/** The typed text, a moment after the last key. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

function usePages(wanted: string): readonly Hit[] {
  const t = useTranslations('office')
  return visiblePages(useMay())
    .map(({ path, name, desk }) => ({
      label: t(`pages.${name}`),
      note: desk === undefined ? '' : t(`desks.${desk}`),
      href: path,
    }))
    .filter((hit) => fits({ ...hit, note: '' }, wanted))
}

const addressOf = ({ kind, id }: SearchHit): string =>
  kind === 'lot' ? pageAddress('/office/lot', { id }) : recordAddress(kind, id)

/** What fits the typed text: pages by name or pinyin, then what the server finds by kind, part numbers last. */
export function useFoundGroups(typed: string): readonly Group[] {
  const t = useTranslations('officeSearch')
  const names = useTranslations('office.pages')
  const wanted = typed.trim()
  const keyword = useSettled(wanted)
  const pages = usePages(wanted)
  const { data } = useQuery({
    queryKey: ['search', keyword],
    queryFn: ({ signal }) =>
      api('GET office/online/search', { query: { keyword } }, { isQuiet: true, signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const found = keyword === '' || wanted === '' ? [] : (data?.rows ?? [])

  const toHit = (hit: SearchHit): Hit => {
    const { kind, number, title, companyName, model } = hit
    const isCompany = kind === 'company'
    return {
      label: model ?? (isCompany ? title : number || title),
      note: model === null ? (isCompany ? number : [title, companyName].filter(Boolean).join(' · ')) : number,
      href: addressOf(hit),
      facts: [
        ...(number === '' ? [] : [[t(kind === 'lot' ? 'facts.lot' : 'facts.number'), number] as const]),
        [t('facts.customer'), companyName],
      ],
    }
  }
  const records = Map.groupBy(
    found.filter(({ model }) => model === null),
    ({ kind }) => kind,
  )
  const groups: Group[] = [{ title: t('pages'), hits: pages.slice(0, wanted === '' ? 50 : mostPages) }]
  for (const [kind, hits] of records) {
    const list = kind === 'lot' ? undefined : listPageOf(kind)
    if (list)
      groups.push({
        title: names(list.name),
        hits: hits.map(toHit),
        all: `${list.path}?keyword=${encodeURIComponent(keyword)}`,
      })
  }
  groups.push({ title: t('models'), hits: found.filter(({ model }) => model !== null).map(toHit) })
  return groups.filter(({ hits }) => hits.length > 0)
}
