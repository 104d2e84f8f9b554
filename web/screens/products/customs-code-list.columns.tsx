import { dotted } from '@quayside/contract/products/hs-code.rules.ts'
import type { HsCode, HsTerm } from '@quayside/contract/products/hs-code.ts'
import { ChangedLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

/** A code is its own id. */
export type ListedCode = HsCode & { readonly id: string }

export function Percent({ rate }: { rate: string | null }) {
  const t = useTranslations('customsCodes')
  return rate === null ? <Nothing /> : <span className={styles['hs-rate']}>{t('percent', { rate })}</span>
}

const unitsOf = (...units: readonly (HsTerm | null)[]): string =>
  units.flatMap((unit) => (unit ? [unit.name] : [])).join(' / ')

export function useCustomsCodeColumns(): readonly Column<ListedCode>[] {
  const t = useTranslations('customsCodes')
  const fields = useTranslations('customsFields.hsCode')
  const isEnglish = useLocale() === 'en-US'
  return useMemo(() => {
    const rate = (
      key: 'mfnRate' | 'generalRate' | 'temporaryRate' | 'vatRate' | 'refundRate' | 'consumptionRate',
    ) =>
      ({
        key,
        title: fields(key),
        width: isEnglish ? 120 : 92,
        align: 'right',
        cell: (row: ListedCode) => <Percent rate={row[key]} />,
      }) as const
    const other = isEnglish ? 'chineseName' : 'englishName'
    return [
      {
        key: 'code',
        title: fields('code'),
        width: 124,
        isFirst: true,
        isSortable: true,
        cell: (row) => (
          <Code
            link={
              <ChangedLink changes={{ code: row.code }} label={t('open', { code: dotted(row.code) })}>
                {dotted(row.code)}
              </ChangedLink>
            }
          >
            {row.code}
          </Code>
        ),
      },
      { key: 'name', title: fields('name'), width: 200, grows: true, cell: (row) => <Text>{row.name}</Text> },
      {
        key: other,
        title: fields(other),
        width: 220,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row[other]}</Text>,
      },
      {
        key: 'firstUnit',
        title: t('detail.units'),
        width: isEnglish ? 110 : 90,
        cell: (row) => <Text>{unitsOf(row.firstUnit, row.secondUnit)}</Text>,
      },
      { ...rate('mfnRate'), width: isEnglish ? 108 : 116, isSortable: true },
      rate('temporaryRate'),
      { ...rate('generalRate'), isHiddenAtFirst: true },
      { ...rate('vatRate'), width: isEnglish ? 80 : 100, isSortable: true },
      { ...rate('refundRate'), width: isEnglish ? 130 : 116, isSortable: true },
      { ...rate('consumptionRate'), isHiddenAtFirst: true },
      {
        key: 'supervision',
        title: fields('supervision'),
        width: isEnglish ? 170 : 90,
        cell: (row) => <Text>{row.supervision}</Text>,
      },
      {
        key: 'inspection',
        title: fields('inspection'),
        width: isEnglish ? 170 : 110,
        cell: (row) => <Text>{row.inspection}</Text>,
      },
      {
        key: 'sourceDate',
        title: fields('sourceDate'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => row.sourceDate,
      },
    ]
  }, [t, fields, isEnglish])
}
