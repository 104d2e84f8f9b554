import { expiryRange } from '@quayside/contract/reports/report.codes.ts'
import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { lotQuality, lotQualityTone } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { CodeText, StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

type Key =
  | 'number'
  | 'model'
  | 'brand'
  | 'lotNumber'
  | 'batchNumber'
  | 'dateCode'
  | 'expiresOn'
  | 'warehouseName'
  | 'location'

/** Headings of lots in a table inside a panel. */
export function LotHeads({ columns }: { columns: readonly (Key | 'storedOn')[] }) {
  const fields = useTranslations('warehouseFields.stock')
  return columns.map((key) => (
    <th key={key} scope="col">
      {fields(key)}
    </th>
  ))
}

export const NumberHead = ({ children }: { children: string }) => (
  <th scope="col" data-number>
    {children}
  </th>
)

const numbered = ['lotNumber', 'batchNumber', 'dateCode', 'expiresOn'] as const
type Numbered = (typeof numbered)[number] | 'location'

/** Lot number, batch number, date code and day of expiry; with its place where the lot has one to show. */
export function LotNumberCells({
  lot,
}: {
  lot: Pick<Stock, (typeof numbered)[number]> & { location?: string }
}) {
  const keys: readonly Numbered[] = lot.location === undefined ? numbered : [...numbered, 'location']
  return keys.map((key) => (
    <td key={key}>
      {lot[key] ? <span className="q-code">{lot[key]}</span> : <Nothing />}
      {key === 'expiresOn' && <Expired expiresOn={lot.expiresOn} />}
    </td>
  ))
}

/** Says that a lot is damaged or wrong; nothing where it is good. */
export const NotGood = ({ quality }: { quality: number }) =>
  quality === lotQuality.codes.good ? null : (
    <StateTag list={lotQuality} tones={lotQualityTone} value={quality} />
  )

/** Says that a lot is expired; nothing where it is not. */
export const Expired = ({ expiresOn }: { expiresOn: string | null }) =>
  isExpired(expiresOn, today()) ? (
    <ToneTag tone="refused">
      <CodeText list={expiryRange} value={expiryRange.codes.expired} />
    </ToneTag>
  ) : null
