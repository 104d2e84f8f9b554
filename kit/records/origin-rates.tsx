import { dutyMeasure, tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import type { ShownOriginRate } from '@quayside/contract/products/origin-rate.ts'
import { useTranslations } from 'use-intl'
import { useCodeText } from '../record/state-tag.tsx'
import { ShortTable } from '../table/short-table.tsx'

type Rated = Pick<ShownOriginRate, 'adValorem' | 'specific' | 'unit'>

/** `8%`, `RMB 2.4 / m²`, or both. */
function useRateText(unitName: (unit: string) => string) {
  const t = useTranslations('kit.originRate')
  return ({ adValorem, specific, unit }: Rated): string =>
    [
      ...(adValorem === null ? [] : [`${adValorem}%`]),
      ...(specific === null ? [] : [`RMB ${specific} / ${unitName(unit)}`]),
    ].join(' + ') || t('ofCode')
}

type Props = {
  readonly rates: readonly ShownOriginRate[]
  /** These name values of dictionaries 1001 and 1003, which each front end loads its own way. */
  readonly countryName: (code: string) => string
  readonly unitName: (unit: string) => string
}

/** The rates by origin of one customs code. */
export function OriginRates({ rates, countryName, unitName }: Props) {
  const t = useTranslations('kit.originRate')
  const comma = useTranslations('kit.cell')('comma')
  const codeText = useCodeText()
  const rateText = useRateText(unitName)
  return (
    <ShortTable<ShownOriginRate>
      rows={rates}
      keyOf={({ measure, agreement, origins, code }) => [measure, agreement, code, ...origins].join(' ')}
      columns={[
        {
          title: t('measure'),
          isRowHead: true,
          cell: ({ measure, agreement, isSample }) =>
            [
              codeText(dutyMeasure, measure),
              ...(agreement === '' ? [] : [codeText(tradeAgreement, agreement)]),
              ...(isSample ? [t('sample')] : []),
            ].join(' '),
        },
        { title: t('adValorem'), isFigure: true, cell: rateText },
        {
          title: t('origins'),
          cell: ({ origins }) =>
            origins.length === 0 ? t('anyOrigin') : origins.map(countryName).join(comma),
        },
        {
          title: t('valid'),
          cell: ({ validFrom, validUntil }) => `${validFrom} – ${validUntil ?? ''}`,
        },
      ]}
    />
  )
}

type TakenRate = {
  readonly dutyRate: string
  /** '' where the rate was entered by hand. */
  readonly dutyMeasure: string
  readonly agreement: string
  readonly specificDuty: string
  readonly specificUnit: string
  readonly retaliatoryRate: string
  readonly antiDumpingRate: string
}

/** Which rate was taken and what is charged beside it: `0% · Agreement rate China–ASEAN`. */
export function useTakenRateText(unitName: (unit: string) => string): (rate: TakenRate) => string {
  const codeText = useCodeText()
  const rateText = useRateText(unitName)
  return (rate) => {
    const measure = dutyMeasure.values.find((value) => value === rate.dutyMeasure)
    const agreement = tradeAgreement.values.find((value) => value === rate.agreement)
    const beside = (key: 'retaliatoryRate' | 'antiDumpingRate', of: 'retaliatory' | 'antiDumping') =>
      Number(rate[key]) > 0 ? [`${codeText(dutyMeasure, of)} ${rate[key]}%`] : []
    return [
      rateText({
        adValorem: rate.dutyRate,
        specific: rate.specificDuty === '' ? null : rate.specificDuty,
        unit: rate.specificUnit,
      }),
      ...(measure ? [codeText(dutyMeasure, measure)] : []),
      ...(agreement ? [codeText(tradeAgreement, agreement)] : []),
      ...beside('retaliatoryRate', 'retaliatory'),
      ...beside('antiDumpingRate', 'antiDumping'),
    ].join(' · ')
  }
}
