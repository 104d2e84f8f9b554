import { type TodayName, todayTodos } from '@quayside/contract/home/home-today.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import type { Hit } from '@quayside/kit/palette/hits.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { pageNameOf } from '../../../lib/pages/page-name.ts'
import { api } from '../../../lib/session/api.ts'
import { todayHref, todoHref } from '../../../screens/home/home-links.tsx'
import { visibleMenu } from '../../menu.ts'

/** What can be done from here: what home asks for today, the kinds it counts, and a new order. */
export function useActions(): readonly Hit[] {
  const t = useTranslations('home.today')
  const shell = useTranslations('shell')
  const format = useFormatter()
  const can = useCan()
  // Home's own key: what it has read is not asked for again.
  const { data: home } = useQuery({
    queryKey: ['home', useLocale()],
    queryFn: ({ signal }) => api('GET system/online/home', {}, { signal, isQuiet: true }),
    staleTime: 30_000,
  })
  const today = (home?.today ?? []).map((record) => ({
    label: `${t(`verb.${record.name as TodayName}`)} ${record.number}`,
    note: record.about,
    href: todayHref(record),
    ...(record.amount !== null && { value: `${record.currency} ${formatAmount(record.amount)}` }),
  }))
  const counted = (home?.todos ?? [])
    .filter(({ name, count }) => count > 1 && name in todayTodos)
    .map(({ name, modelType, count }) => ({
      label: t(`what.${name as TodayName}`),
      note: '',
      href: todoHref(name, modelType),
      value: format.number(count),
    }))
  const orders = visibleMenu(can)
    .filter(({ name }) => name === 'addOrder')
    .flatMap(({ pages }) => pages)
    .map((path) => ({ label: shell(`pages.${pageNameOf(path)}`), note: shell('areas.addOrder'), href: path }))
  return [...today, ...orders, ...counted]
}
