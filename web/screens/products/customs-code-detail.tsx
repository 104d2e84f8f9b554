import { dotted } from '@quayside/contract/products/hs-code.rules.ts'
import type { HsCodeDetail, HsCondition } from '@quayside/contract/products/hs-code.ts'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { OriginRates } from '@quayside/kit/records/origin-rates.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'
import styles from './customs-code.module.css'
import { CustomsCodeElements } from './customs-code-elements.tsx'
import { Percent } from './customs-code-list.columns.tsx'
import { DutyCalculator } from './duty-calculator.tsx'

/** Opened beside the list, so that codes can be compared. */
export default function CustomsCodeDetail({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations('customsCodes.detail')
  const locale = useLocale()
  const answer = useQuery({
    queryKey: ['hsCode', 'detail', locale, code],
    queryFn: ({ signal }) => api('GET base/online/hsCode/detail', { query: { code } }, { signal }),
  })
  return (
    <Drawer
      width={640}
      title={<Code link={<span className={styles['hs-title']}>{dotted(code)}</span>}>{code}</Code>}
      onClose={onClose}
    >
      {answer.isPending ? (
        <TableSkeleton label={t('title')} />
      ) : answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : (
        <Found detail={answer.data} />
      )}
    </Drawer>
  )
}

const rateNames = [
  'mfnRate',
  'temporaryRate',
  'generalRate',
  'consumptionRate',
  'vatRate',
  'refundRate',
] as const

function Found({ detail }: { detail: HsCodeDetail }) {
  const t = useTranslations('customsCodes')
  const fields = useTranslations('customsFields.hsCode')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const unit = (term: HsCodeDetail['firstUnit']) => (term ? `${term.name} · ${term.code}` : <Nothing />)
  return (
    <div className={styles['hs-detail']}>
      <h2>{detail.name}</h2>
      {detail.isSample ? (
        <p className={styles['hs-sample']}>
          <ToneTag tone="draft">{t('sample')}</ToneTag>
          {t('sampleNote', { date: detail.sourceDate })}
        </p>
      ) : (
        <p className={styles['hs-sample']}>{t('tariffOf', { date: detail.sourceDate })}</p>
      )}
      <ol className={styles['hs-path']} aria-label={t('detail.path')}>
        {detail.path.map((step) => (
          <li key={step.code}>
            <code>{dotted(step.code)}</code> {step.name}
          </li>
        ))}
      </ol>
      <Details>
        {(['chineseName', 'englishName'] as const)
          .filter((name) => detail[name] !== '' && detail[name] !== detail.name)
          .map((name) => (
            <Detail key={name} label={fields(name)} isWide>
              {detail[name]}
            </Detail>
          ))}
        <Detail label={fields('firstUnit')}>{unit(detail.firstUnit)}</Detail>
        <Detail label={fields('secondUnit')}>{unit(detail.secondUnit)}</Detail>
      </Details>
      <h3>{t('detail.rates')}</h3>
      <dl className={styles['hs-rates']}>
        {rateNames.map((name) => (
          <div
            key={name}
            data-leads={name === 'temporaryRate' && detail.temporaryRate !== null ? true : undefined}
          >
            <dt>{fields(name)}</dt>
            <dd>
              <Percent rate={detail[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {detail.temporaryRate !== null && <p className={styles['hs-note']}>{t('detail.temporaryFirst')}</p>}
      {detail.originRates.length > 0 && (
        <>
          <h3>{t('detail.originRates')}</h3>
          <OriginRates rates={detail.originRates} countryName={countries} unitName={units} />
        </>
      )}
      <DutyCalculator rates={detail} countryName={countries} unitName={units} />
      <h3>{t('detail.supervision')}</h3>
      <Conditions conditions={detail.supervisionConditions} />
      <h3>{t('detail.inspection')}</h3>
      <Conditions conditions={detail.inspectionConditions} />
      <CustomsCodeElements elements={detail.elements} />
    </div>
  )
}

function Conditions({ conditions }: { conditions: readonly HsCondition[] }) {
  const t = useTranslations('customsCodes.detail')
  if (conditions.length === 0) return <p className={styles['hs-note']}>{t('none')}</p>
  return (
    <ul className={styles['hs-conditions']}>
      {conditions.map(({ code, name, direction }) => (
        <li key={code}>
          <code>{code}</code>
          <span>{name}</span>
          <small>{t(direction)}</small>
        </li>
      ))}
    </ul>
  )
}
