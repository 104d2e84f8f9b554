import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DifferenceList } from '../../lib/documents/differences.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { todoHref } from './home-links.tsx'
import { heights, Panel, PendingRows } from './home-panel.tsx'
import styles from './home-release.module.css'

export default withPhrases(['home', 'codes', 'machines', 'inbound'], DifferencePanel)

const query = { hasDifference: 1, pageNum: 1, pageSize: 1 } as const

/** Decided from here: what came in otherwise than announced, with its photos, and the buttons that accept or dispute. */
function DifferencePanel({ count }: { count: number }) {
  const t = useTranslations('home.difference')
  const today = useTranslations('home.today')
  const { data: list } = useQuery({
    queryKey: ['inbound', 'list', 'differences'],
    queryFn: () => api('GET warehouse/online/inbound/list', { query }, { isQuiet: true }),
  })
  const inbound = list?.rows[0]
  const { data: record } = useQuery({
    queryKey: ['inbound', 'record', inbound?.id],
    queryFn: () =>
      api('GET warehouse/online/inbound/{id}', { params: { id: inbound?.id ?? '' } }, { isQuiet: true }),
    enabled: inbound !== undefined,
  })
  const isPending = list === undefined || (inbound !== undefined && record === undefined)
  return (
    <Panel title={t('title')} note={t('count', { count })} minHeight={record ? 0 : heights.difference}>
      {isPending && <PendingRows panelHeight={heights.difference} />}
      {inbound && record && (
        <div className={styles['release-other']}>
          <PageLink href={pageAddress('/storageInfo', { id: inbound.id })}>{inbound.number}</PageLink>
          <span>{inbound.supplierName}</span>
        </div>
      )}
      {record && (
        <div className={styles['differences']}>
          <DifferenceList differences={record.differences.filter(({ nextSteps }) => nextSteps.length > 0)} />
        </div>
      )}
      {record && count > 1 && (
        <div className={styles['release-other']}>
          <PageLink href={todoHref('inboundDifferences', null)}>
            {today('more', { count: count - 1 })}
          </PageLink>
        </div>
      )}
    </Panel>
  )
}
