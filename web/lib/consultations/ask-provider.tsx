import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { api } from '../session/api.ts'
import type { ConsultationAbout } from './consultation-form.tsx'

const ConsultationForm = lazyPart(() => import('./consultation-form.tsx'))

/** Asks the provider about a record, whose number the question carries; the threads with that number are found again. */
export function AskProvider({ about }: { about: ConsultationAbout }) {
  const t = useTranslations('consultations')
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const threads = useQuery({
    queryKey: ['consultation', 'about', about.number],
    queryFn: () =>
      api(
        'GET system/online/consultation/list',
        { query: { keyword: about.number, pageSize: 1 } },
        { isQuiet: true },
      ),
    enabled: can('home-consultation-list'),
  })
  const count = threads.data?.total ?? 0
  return (
    <>
      {count > 0 && (
        <PageLink href={pageAddress('/consultativeManagement', { keyword: about.number })}>
          {t('threads', { count })}
        </PageLink>
      )}
      {can('home-consultation-ask') && <Button onClick={() => setAsking(true)}>{t('askProvider')}</Button>}
      {isAsking && (
        <Suspense>
          <ConsultationForm about={about} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
