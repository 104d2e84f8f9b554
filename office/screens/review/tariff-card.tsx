import type { HsCodeDetail } from '@quayside/contract/products/hs-code.ts'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './tariff-card.module.css'

/** Customs codes by code, name, pinyin or initials: only what the tariff has can be chosen. */
export const hsCodes = {
  key: 'hsCode',
  find: async (keyword: string) =>
    (
      await api(
        'GET base/online/hsCode/options',
        { query: keyword === '' ? {} : { keyword } },
        { isQuiet: true },
      )
    ).map(({ code, name }) => ({ id: code, name: code, number: name })),
}

/** What a classification takes from the tariff. */
export const fromTariff = (tariff: HsCodeDetail) => ({
  tariffRate: tariff.mfnRate ?? '',
  vatRate: tariff.vatRate ?? '',
  refundRate: tariff.refundRate ?? '',
  consumptionRate: tariff.consumptionRate ?? '',
  temporaryRate: tariff.temporaryRate ?? '',
  customsConditions: tariff.supervision,
  inspectionConditions: tariff.inspection,
})

/** The tariff's entry of a code; each newly chosen one fills the form once, so that what is changed then stays. */
export function useTariff(
  code: string,
  { isFilledFor, fill }: { isFilledFor: string; fill: (tariff: HsCodeDetail) => void },
): HsCodeDetail | undefined {
  const filled = useRef(isFilledFor)
  const { data } = useQuery({
    queryKey: ['hsCode', 'detail', code],
    queryFn: () => api('GET base/online/hsCode/detail', { query: { code } }, { isQuiet: true }),
    enabled: /^\d{10}$/.test(code),
  })
  useEffect(() => {
    if (!data || data.code !== code || filled.current === code) return
    filled.current = code
    fill(data)
  }, [data, code, fill])
  return data
}

/** Name, place, units and declaration elements of the chosen code. */
export function TariffCard({ code, tariff }: { code: string; tariff: HsCodeDetail | undefined }) {
  const t = useTranslations('officeReview.classification.tariff')
  if (code === '') return null
  if (!tariff)
    return (
      <p data-wide className={styles['card']}>
        {t('unknown')}
      </p>
    )
  const unit = [tariff.firstUnit, tariff.secondUnit].flatMap((each) => each?.name ?? []).join(' · ')
  return (
    <div data-wide className={styles['card']}>
      <Details>
        <Detail label={t('name')} isWide>
          {tariff.name}
        </Detail>
        <Detail label={t('path')} isWide>
          {tariff.path.map(({ code: part, name }) => `${part} ${name}`).join(' › ')}
        </Detail>
        <Detail label={t('units')}>{unit || '–'}</Detail>
        <Detail label={t('sourceDate')}>{tariff.sourceDate}</Detail>
        <Detail label={t('elements')} isWide>
          {tariff.elements.join(' · ') || '–'}
        </Detail>
      </Details>
      <p>{tariff.isSample ? t('sample') : t('filled')}</p>
    </div>
  )
}
