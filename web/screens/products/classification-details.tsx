import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import type { Product } from '@quayside/contract/products/product.ts'
import { Detail } from '@quayside/kit/record/details.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './products.module.css'

type Classification = Pick<
  Product,
  | 'hsCode'
  | 'tariffRate'
  | 'vatRate'
  | 'refundRate'
  | 'consumptionRate'
  | 'temporaryRate'
  | 'customsConditions'
  | 'inspectionConditions'
  | 'cccStatus'
  | 'hongKongControl'
>
const rates = ['tariffRate', 'temporaryRate', 'vatRate', 'refundRate', 'consumptionRate'] as const
/** The tariff has ten digits; the three of inspection are not part of it. */
const tariffDigits = 10

/** The classification of a product with its conditions as text, shown at the product and at the request. */
export function ClassificationDetails({ value }: { value: Classification }) {
  const fields = useTranslations('productFields.product')
  return (
    <>
      <Detail label={fields('hsCode')}>
        <Code href={pageAddress('/customsCode', { code: value.hsCode.slice(0, tariffDigits) })}>
          {value.hsCode}
        </Code>
      </Detail>
      {rates.map((rate) => (
        <Detail key={rate} label={fields(rate)}>
          {value[rate] === null ? <Nothing /> : <span className="q-number">{value[rate]}</span>}
        </Detail>
      ))}
      <CodedDetail label={fields('cccStatus')} list={cccStatus} value={value.cccStatus} />
      <Detail label={fields('hongKongControl')}>
        {value.hongKongControl === null ? (
          <Nothing />
        ) : (
          <CodeText list={hongKongControl} value={value.hongKongControl} />
        )}
      </Detail>
      <Detail label={fields('customsConditions')} isWide>
        <Conditions type="1009" letters={value.customsConditions} />
      </Detail>
      <Detail label={fields('inspectionConditions')} isWide>
        <Conditions type="1010" letters={value.inspectionConditions} />
      </Detail>
    </>
  )
}

/** Each letter stands for a document, so its name is shown. */
function Conditions({ type, letters }: { type: '1009' | '1010'; letters: string }) {
  const t = useTranslations('products.goods')
  const names = new Map(useDictionary(type).map(({ value, name }) => [value, name]))
  if (letters === '') return <span className="q-nothing">{t('noConditions')}</span>
  return (
    <ul className={styles['product-conditions']}>
      {Array.from(letters).map((letter) => (
        <li key={letter}>
          <code>{letter}</code> {names.get(letter) ?? ''}
        </li>
      ))}
    </ul>
  )
}
