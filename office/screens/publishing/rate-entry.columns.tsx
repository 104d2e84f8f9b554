import { foreignCurrency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { choiceParser, choiceShower } from '@quayside/kit/lines-grid/grid-choices.ts'
import type { Choice, GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export const rates = ['middle', 'buying', 'cashBuying', 'selling'] as const

export function useRateColumns(): readonly GridColumn[] {
  const t = useTranslations('officePublishing.rates')
  const codeText = useCodeText()
  return useMemo(() => {
    const choosing = (choices: readonly Choice[]) => ({
      choices,
      parse: choiceParser(choices),
      show: choiceShower(choices),
    })
    return [
      {
        key: 'source',
        title: t('source'),
        width: 170,
        isRequired: true,
        ...choosing(rateSource.values.map((value) => ({ value, label: codeText(rateSource, value) }))),
      },
      {
        key: 'currency',
        title: t('currency'),
        width: 90,
        isRequired: true,
        ...choosing(foreignCurrency.values.map((value) => ({ value, label: value }))),
      },
      { key: 'day', title: t('day'), width: 120, isRequired: true },
      ...rates.map(
        (key): GridColumn => ({
          key,
          title: t(key),
          width: 120,
          grows: key === 'selling',
          align: 'right',
          parse: cleanNumber,
        }),
      ),
    ]
  }, [t, codeText])
}
