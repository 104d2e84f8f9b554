import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { ScoreFigures } from './score-figure.tsx'
import { usualPeriod } from './score-period.ts'
import styles from './supplier-scores.module.css'

const figuresHeight = 89

/** The supplier's rates of the last twelve months. */
export function SupplierScorePanel({ supplierId }: { supplierId: string }) {
  const t = useTranslations('supplierScore')
  const period = usualPeriod()
  const answer = useQuery({
    queryKey: ['supplier', 'score', supplierId, period],
    queryFn: async ({ signal }) =>
      (
        await api(
          'GET report/online/supplierScore/list',
          { query: { supplierId, ...period } },
          { signal, isQuiet: true },
        )
      ).rows[0],
  })
  return (
    <Panel
      title={t('panel')}
      actions={<PageLink href={pageAddress('/supplierScores')}>{t('toScores')}</PageLink>}
    >
      {answer.isError && (
        <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && <Room height={figuresHeight} />}
      {answer.data && (
        <>
          <p className={styles['note']}>{t('panelNote', { count: answer.data.records })}</p>
          <ScoreFigures score={answer.data} period={period} />
        </>
      )}
    </Panel>
  )
}
