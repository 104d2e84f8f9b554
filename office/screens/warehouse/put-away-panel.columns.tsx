import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { ShortColumn } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { useLocationOptions } from '../../lib/warehouses.ts'
import { type judgePutAway, type PutPart, split } from './put-away.ts'
import styles from './warehouse.module.css'

type Entry = {
  readonly inbound: InboundReview
  readonly parts: readonly PutPart[]
  /** What is wrong with the quantities of a line. */
  readonly wrong: ReturnType<typeof judgePutAway>['wrong']
  readonly onChange: (parts: readonly PutPart[]) => void
}

export function usePutAwayColumns({
  inbound,
  parts,
  wrong,
  onChange,
}: Entry): readonly ShortColumn<PutPart>[] {
  const t = useTranslations('officeWarehouse.putAway')
  const fields = useTranslations('warehouseFields.inboundLine')
  const stock = useTranslations('warehouseFields.stock')
  const texts = useFindingTexts()
  const locations = useLocationOptions(inbound.warehouseId)
  const { lines } = inbound
  const lineOf = (part: PutPart) => lines.find(({ id }) => id === part.lineId)
  const isFirst = (part: PutPart): boolean =>
    parts.find(({ lineId }) => lineId === part.lineId)?.key === part.key
  const change = (part: PutPart, values: Partial<PutPart>): void =>
    onChange(parts.map((each) => (each.key === part.key ? { ...each, ...values } : each)))
  const text = (
    key: 'palletNumber' | 'lotNumber' | 'batchNumber' | 'dateCode' | 'producedOn' | 'expiresOn',
    maxLength: number,
    type = 'text',
  ) => ({
    title: fields(key),
    cell: (part: PutPart) => (
      <input
        className={`q-cell-entry ${styles['cell']}`}
        type={type}
        aria-label={`${fields(key)} ${lineOf(part)?.model ?? ''}`}
        maxLength={maxLength}
        value={part[key]}
        onChange={(event) => change(part, { [key]: event.target.value })}
      />
    ),
  })
  return [
    {
      title: fields('model'),
      isRowHead: true,
      cell: (part) => (isFirst(part) ? <code>{lineOf(part)?.model}</code> : '↳'),
    },
    {
      title: t('received'),
      cell: (part) => (isFirst(part) ? showNumber(lineOf(part)?.receivedQty ?? '0') : ''),
    },
    {
      title: t('qty'),
      cell: (part) => {
        const finding = wrong.get(part.lineId)
        return (
          <input
            className={`q-cell-entry ${styles['cell']}`}
            data-number
            aria-label={t('qtyOf', { model: lineOf(part)?.model ?? '' })}
            aria-invalid={finding !== undefined}
            title={finding && texts([{ ...finding, path: 'qty' }])['qty']}
            inputMode="decimal"
            maxLength={16}
            value={part.qty}
            onChange={(event) => change(part, { qty: event.target.value })}
          />
        )
      },
    },
    {
      title: stock('location'),
      cell: (part) => (
        <div className={styles['place']}>
          <Select
            aria-label={t('placeOf', { model: lineOf(part)?.model ?? '' })}
            placeholder={t('noPlace')}
            isClearable
            value={part.locationId || null}
            options={locations}
            onChange={(locationId) => change(part, { locationId: locationId ?? '' })}
          />
        </div>
      ),
    },
    text('palletNumber', 60),
    text('lotNumber', 60),
    text('batchNumber', 60),
    text('dateCode', 20),
    text('producedOn', 10, 'date'),
    text('expiresOn', 10, 'date'),
    {
      title: t('split'),
      isActions: true,
      cell: (part) => {
        const line = lineOf(part)
        if (!line) return null
        return isFirst(part) ? (
          <Button size="small" onClick={() => onChange(split(parts, line, crypto.randomUUID()))}>
            {t('split')}
          </Button>
        ) : (
          <Button size="small" onClick={() => onChange(parts.filter(({ key }) => key !== part.key))}>
            {t('drop')}
          </Button>
        )
      },
    },
  ]
}
