import { useCan } from '@quayside/kit/page/context.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { fits, type Group, type Hit } from '@quayside/kit/palette/hits.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { openPages } from '../../../lib/pages/open-pages.ts'
import { pageNameOf } from '../../../lib/pages/page-name.ts'
import type { PortalPath } from '../../../lib/pages/pages.ts'
import { visibleMenu } from '../../menu.ts'
import type { FactValue, FoundHit } from './record-facts.ts'
import { allOfEach, type Found, searchSources } from './search-sources.ts'
import { useActions } from './use-actions.ts'

const pause = 180
const mostRecent = 5
const mostActions = 6
const mostPages = 8
/** So many of each kind are listed, as there are several kinds. */
const mostRecords = 6

/** Records that are open as tabs, the last one first. */
function useRecent(): readonly Hit[] {
  const t = useTranslations('shell')
  const pages = useStore(openPages)
  return pages
    .flatMap(({ title, path, href }) =>
      title === undefined ? [] : [{ label: title, note: t(`pages.${pageNameOf(path as PortalPath)}`), href }],
    )
    .toReversed()
}

/** What the server finds, asked for a moment after the last key. */
function useFound(wanted: string, isWhole: boolean): readonly Found[] {
  const can = useCan()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    if (wanted === '') return setFound([])
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const open = searchSources.filter((source) => can(source.permission))
      const answers = await Promise.allSettled(
        open.map((source) => source.find(wanted, stop.signal, ...(isWhole ? [allOfEach] : []))),
      )
      if (stop.signal.aborted) return
      setFound(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The permission check only changes together with the whole page.
  }, [wanted, isWhole])
  return found
}

/** The pages of the menu, by name or by pinyin. */
function usePages(wanted: string): readonly Hit[] {
  const t = useTranslations('shell')
  const can = useCan()
  const [typedForms, setTypedForms] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void import('virtual:page-pinyin').then((found) => setTypedForms(found.default))
  }, [])
  return visibleMenu(can)
    .flatMap((area) =>
      area.pages.map((path) => ({
        label: t(`pages.${pageNameOf(path)}`),
        note: t(`areas.${area.name}`),
        href: path,
      })),
    )
    .filter(
      (hit) =>
        fits({ ...hit, note: '' }, wanted) || typedForms[hit.href.slice(1)]?.includes(wanted.toLowerCase()),
    )
}

/** A found record with the names of its facts. */
export function useWorded(): (found: FoundHit) => Hit {
  const t = useTranslations('palette')
  const waits = useTranslations('kit.list.waitsFor')
  const codeText = useCodeText()
  const stepText = useStepText('order')
  const textOf = (value: FactValue): string => {
    if (typeof value === 'string') return value
    if ('list' in value) return codeText(value.list, value.value)
    if ('orders' in value) return t('orderCount', { count: value.orders })
    return waits(value.actor, { step: stepText(value.name).label })
  }
  return ({ facts, ...hit }) => ({
    ...hit,
    ...(facts && { facts: facts.map(([fact, value]) => [t(`facts.${fact}`), textOf(value)] as const) }),
  })
}

/** `>` asks for actions alone; `isWhole` for all results of all kinds. */
export function useGroups(typed: string, isWhole: boolean): readonly Group[] {
  const t = useTranslations('palette')
  const worded = useWorded()
  const isActionsOnly = typed.startsWith('>')
  const wanted = typed.replace(/^>/, '').trim()
  const found = useFound(isActionsOnly ? '' : wanted, isWhole)
  // The server knows the pinyin of whole names: what is about a party that it finds fits too.
  const parties = new Set(
    found.flatMap(({ name, hits }) =>
      name === 'suppliers' || name === 'customers' ? hits.map(({ label }) => label) : [],
    ),
  )
  const isWanted = (hit: Hit): boolean => fits(hit, wanted) || parties.has(hit.label) || parties.has(hit.note)
  const recent = useRecent().filter(isWanted)
  const actions = useActions().filter(isWanted)
  const pages = usePages(wanted)
  const records = [...Map.groupBy(found, ({ name }) => name)].map(([name, parts]): Group => {
    const counted = parts.flatMap(({ total }) => total ?? [])
    const ofKind = parts.flatMap((part) => part.hits)
    return {
      title: t(name),
      hits: (isWhole ? ofKind : ofKind.slice(0, mostRecords)).map(worded),
      total: counted.length === parts.length ? counted.reduce((sum, each) => sum + each, 0) : undefined,
      all: parts.find(({ hits }) => hits.length > 0)?.all,
    }
  })
  const ofActions = {
    title: t('actions'),
    hits: isActionsOnly || isWhole ? actions : actions.slice(0, mostActions),
  }
  const groups: readonly Group[] = isActionsOnly
    ? [ofActions]
    : [
        { title: t('recent'), hits: isWhole ? recent : recent.slice(0, mostRecent) },
        ofActions,
        ...records,
        { title: t('pages'), hits: isWhole ? pages : pages.slice(0, mostPages) },
      ]
  return groups.filter(({ hits }) => hits.length > 0)
}
