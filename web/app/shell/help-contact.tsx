import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ConsultationAbout } from '../../lib/consultations/consultation-form.tsx'
import { openPages, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { pageNameOf } from '../../lib/pages/page-name.ts'
import type { PortalPath } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import styles from './help-contact.module.css'
import { subjectOf } from './help-subject.ts'

const ConsultationForm = lazyPart(() => import('../../lib/consultations/consultation-form.tsx'))

/** The page as the subject of a question, with the number of the record that it shows. */
function useQuestion(): ConsultationAbout {
  const pages = useTranslations('shell.pages')
  const { pathname, search } = usePlace()
  const path = pathname as PortalPath
  const open = useStore(openPages)
  const { id, record } = search as { id?: string; record?: string }
  const key = pageKeyOf(path, id ?? record)
  const title = open.find((page) => page.key === key)?.title ?? ''
  return { subject: subjectOf(path), number: id === undefined ? '' : title, name: pages(pageNameOf(path)) }
}

/** Whom to ask, when, and a question about the record that is shown. */
export function HelpContact() {
  const t = useTranslations('help.contact')
  const support = useStore(systemInfo)?.support
  const about = useQuestion()
  const manager = useQuery({
    queryKey: ['company', 'manager'],
    queryFn: () => api('GET base/online/company/manager', {}, { isQuiet: true }),
    staleTime: 300_000,
  }).data
  const phone = manager?.phone || support?.phone
  const [asked, setAsked] = useState<ConsultationAbout>()
  return (
    <div className={styles['contact']}>
      {support && (
        <p>
          <b>
            {manager ? manager.name : t('service')} {manager && <small>{t('manager')}</small>}
          </b>
          <a href={`tel:${phone}`}>{phone}</a>
          {!manager && support.email !== '' && <a href={`mailto:${support.email}`}>{support.email}</a>}
          <small>{t('hours', { hours: support.hours })}</small>
        </p>
      )}
      <Can permission="home-consultation-ask">
        <Button onClick={() => setAsked(about)}>
          {about.number === '' ? t('ask') : t('askAbout', { number: about.number })}
        </Button>
      </Can>
      {asked && (
        <Suspense>
          <ConsultationForm about={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
