import { type ScoreMeasure, scoreMeasure } from '@quayside/contract/reports/supplier-score.codes.ts'
import type { SupplierScore } from '@quayside/contract/reports/supplier-score.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './supplier-scores.module.css'

type Period = { readonly orderDateBegin?: string | undefined; readonly orderDateEnd?: string | undefined }
type Props = { readonly score: SupplierScore; readonly measure: ScoreMeasure; readonly period: Period }

/** A rate with the cases it is of; both lead to their rows. */
export function ScoreRate({ score, measure, period }: Props) {
  const t = useTranslations('supplierScore')
  const name = useCodeText()(scoreMeasure, measure)
  const { rate, good, bad, cases } = score[measure]
  if (rate === null)
    return (
      <span className={styles['rate']}>
        <Nothing />
      </span>
    )
  const rows = { supplierId: score.id, measure, ...period }
  return (
    <span className={styles['rate']} data-low={Number(rate) < 80 || undefined}>
      <PageLink
        href={pageAddress('/supplierCases', rows)}
        aria-label={`${score.name}: ${rate}%, ${t('allRows', { measure: name, count: cases })}`}
      >
        {rate}%
      </PageLink>
      <small>{t('ofCases', { good, cases })}</small>
      {bad > 0 && (
        <PageLink
          href={pageAddress('/supplierCases', { ...rows, outcome: 'bad' })}
          aria-label={`${t('bad', { count: bad })}, ${score.name}: ${t('badRows', { measure: name, count: bad })}`}
        >
          {t('bad', { count: bad })}
        </PageLink>
      )}
    </span>
  )
}

/** The four rates of a supplier side by side. */
export function ScoreFigures({
  score,
  period,
  current,
}: Omit<Props, 'measure'> & { current?: ScoreMeasure }) {
  const t = useTranslations('supplierScore')
  const codeText = useCodeText()
  return (
    <dl className={styles['figures']}>
      {scoreMeasure.keys.map((measure) => (
        <div key={measure} data-current={measure === current || undefined}>
          <dt>{codeText(scoreMeasure, measure)}</dt>
          <dd>
            <ScoreRate score={score} measure={measure} period={period} />
          </dd>
          {score[measure].left > 0 && (
            <dd>
              <PageLink
                href={pageAddress('/supplierCases', {
                  supplierId: score.id,
                  measure,
                  outcome: 'left',
                  ...period,
                })}
              >
                {t('left', { count: score[measure].left })}
              </PageLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
