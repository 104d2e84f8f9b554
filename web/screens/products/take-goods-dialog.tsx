import {
  type GoodsLine,
  type GoodsLineState,
  goodsTakenAtMost,
} from '@quayside/contract/products/take-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayPicker } from '@quayside/kit/inputs/day-picker.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { type Partner, PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import type { Cells } from '@quayside/kit/lines-grid/grid-types.ts'
import { ModalPanel } from '@quayside/kit/overlays/modal-panel.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { supplierSource } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'
import styles from './products.module.css'

type Props = {
  readonly to: 'product' | 'supplierGoods'
  readonly cells: readonly Cells[]
  readonly usualCurrency: (typeof currency.codes)[keyof typeof currency.codes]
  readonly onClose: () => void
}

const isPrice = (text: string): boolean => /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0
/** What could not be read as a code or a price stays out. */
const lineOf = (cells: Cells, usualBrand: string): GoodsLine => ({
  model: (cells['model'] ?? '').slice(0, 100),
  brand: (cells['brand'] || usualBrand).trim().slice(0, 100),
  name: (cells['name'] ?? '').slice(0, 200),
  origin: /^[A-Z]{2}$/.test(cells['origin'] ?? '') ? (cells['origin'] ?? '') : '',
  unit: /^\d{3}$/.test(cells['unit'] ?? '') ? (cells['unit'] ?? '') : '',
  manufacturer: (cells['manufacturer'] ?? '').slice(0, 200),
  price: isPrice(cells['price'] ?? '') ? (cells['price'] ?? '') : '',
})

/** What would become of each line, and what the document does not say: brand, supplier, currency and day. */
export function TakeGoodsDialog({ to, cells, usualCurrency, onClose }: Props) {
  const t = useTranslations('products.readGoods')
  const fields = useTranslations('productFields.supplierGoods')
  const currencies = useCurrencyOptions()
  const queries = useQueryClient()
  const ids = { brand: useId(), supplier: useId(), currency: useId(), day: useId() }
  const [brand, setBrand] = useState('')
  const [supplier, setSupplier] = useState<Partner>()
  const [money, setMoney] = useState<string>(usualCurrency)
  const [day, setDay] = useState(today())
  const [isBusy, setBusy] = useState(false)
  const usualBrand = useDeferredValue(brand)
  const lines = useMemo(
    () => cells.slice(0, goodsTakenAtMost).map((each) => lineOf(each, usualBrand)),
    [cells, usualBrand],
  )
  const known = currency.values.find((each) => each === money) ?? usualCurrency
  const given = supplier && { supplierId: supplier.id, currency: known, pricedOn: day }
  const isMissing = to === 'supplierGoods' && !given
  const send = (mode: 'preview' | 'take') =>
    given
      ? api('POST base/online/supplierGoods/takeLines', { body: { mode, lines, ...given } })
      : api('POST base/online/product/takeLines', { body: { mode, lines } })
  const preview = useQuery({
    queryKey: ['product', 'takeLines', lines, given],
    queryFn: () => send('preview'),
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled: !isMissing,
  })
  const rows = lines.map((line, place) => ({ ...line, id: String(place), ...preview.data?.lines[place] }))
  const count = preview.data ? preview.data.added + (given ? preview.data.priced : 0) : 0
  async function take(): Promise<void> {
    setBusy(true)
    try {
      const { added, priced } = await send('take')
      showToast({
        kind: 'success',
        text: given ? t('takenPrices', { added, priced }) : t('taken', { count: added }),
      })
      await Promise.all(
        ['product', 'supplierGoods'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      )
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ModalPanel
      kind="dialog"
      title={t(to)}
      width={960}
      isSticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={isBusy}
            disabled={isMissing || count === 0}
            onClick={() => void take().catch(() => undefined)}
          >
            {t('take')}
          </Button>
        </>
      }
    >
      <div className={styles['takenFields']}>
        <div className="q-field">
          <label htmlFor={ids.brand}>{t('brand')}</label>
          <Input
            id={ids.brand}
            maxLength={100}
            value={brand}
            onChange={(event) => setBrand(event.target.value)}
          />
        </div>
        {to === 'supplierGoods' && (
          <>
            <div className="q-field">
              <label htmlFor={ids.supplier}>{t('supplier')}</label>
              <PartnerPicker
                id={ids.supplier}
                label={t('supplier')}
                value={supplier?.id ?? ''}
                chosen={supplier}
                source={supplierSource}
                onChange={setSupplier}
              />
            </div>
            <div className="q-field">
              <label htmlFor={ids.currency}>{fields('currency')}</label>
              <Select
                id={ids.currency}
                value={money}
                options={currencies}
                onChange={(value) => setMoney(value ?? usualCurrency)}
              />
            </div>
            <div className="q-field">
              <label htmlFor={ids.day}>{fields('pricedOn')}</label>
              <DayPicker id={ids.day} value={day} isClearable={false} latest={today()} onChange={setDay} />
            </div>
          </>
        )}
      </div>
      <p className="q-page-note" role="status">
        {isMissing ? t('chooseSupplier') : t(given ? 'explainPrices' : 'explain')}
      </p>
      <div className={styles['takenLines']}>
        <ShortTable<(typeof rows)[number]>
          rows={rows}
          columns={[
            { title: fields('model'), isRowHead: true, cell: ({ model }) => model },
            { title: fields('brand'), cell: (row) => row.brand },
            { title: fields('name'), cell: ({ name }) => name },
            ...(to === 'supplierGoods'
              ? [{ title: t('price'), isFigure: true, cell: ({ price }: GoodsLine) => price }]
              : []),
            {
              title: t('becomes'),
              cell: ({ state, isPriced = false }) =>
                state && <LineState state={state} isPriced={isPriced} isOfSupplier={given !== undefined} />,
            },
          ]}
        />
      </div>
    </ModalPanel>
  )
}

function LineState(props: { state: GoodsLineState; isPriced: boolean; isOfSupplier: boolean }) {
  const t = useTranslations('products.readGoods')
  const { state, isPriced, isOfSupplier } = props
  const isOut = state !== 'new' && state !== 'known'
  return (
    <span data-new={state === 'new' || undefined} className={styles['takenState']}>
      {t(`states.${state}`)}
      {isOfSupplier && !isOut && ` · ${t(isPriced ? 'newPrice' : 'samePrice')}`}
    </span>
  )
}
