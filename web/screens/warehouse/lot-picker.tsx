import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { stockKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PickDialog, usePicked } from '@quayside/kit/overlays/pick-dialog.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { LotHeads, LotNumberCells, NotGood, NumberHead } from './lot-cells.tsx'
import styles from './outbound.module.css'

const shownAtOnce = 100

type Props = {
  readonly warehouseId: string
  /** Lots that are there already. */
  readonly taken: ReadonlySet<string>
  readonly onTake: (lots: readonly Stock[]) => void
  readonly onClose: () => void
}

/** Free lots of a warehouse, several at once. */
export default function LotPicker({ warehouseId, taken, onTake, onClose }: Props) {
  const t = useTranslations('outbound.picker')
  const fields = useTranslations('warehouseFields.stock')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { chosen, has, toggle } = usePicked<Stock>()
  const found = useQuery({
    queryKey: ['stock', 'pick', warehouseId, keyword],
    queryFn: () =>
      api(
        'GET warehouse/online/stock/list',
        {
          query: {
            pageNum: 1,
            pageSize: shownAtOnce,
            kind: stockKind.codes.customer,
            isAvailable: 1,
            ...(warehouseId !== '' && { warehouseId }),
            ...(keyword !== '' && { keyword }),
          },
        },
        { isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  const rows = (found.data?.rows ?? []).filter(({ id }) => !taken.has(id))
  const hidden = (found.data?.total ?? 0) - (found.data?.rows.length ?? 0)
  return (
    <PickDialog
      width={980}
      title={t('title')}
      take={t('take', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      search={{ label: t('search'), typed, onType: setTyped }}
      onTake={() => {
        onTake(chosen)
        onClose()
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('note')}</p>
      {found.isError ? (
        <LoadFailed text={failureText(found.error) ?? t('none')} onRetry={() => void found.refetch()} />
      ) : (
        <div className={`q-rows ${styles['picker']}`} aria-busy={found.isFetching}>
          <table>
            <thead>
              <tr>
                <LotHeads
                  columns={['number', 'model', 'brand', 'lotNumber', 'batchNumber', 'dateCode', 'expiresOn']}
                />
                <LotHeads columns={['location', 'storedOn']} />
                <NumberHead>{fields('available')}</NumberHead>
              </tr>
            </thead>
            <tbody>
              {rows.map((lot) => (
                <tr key={lot.id}>
                  <td>
                    <Checkbox checked={has(lot)} onChange={() => toggle(lot)}>
                      <span className="q-code">{lot.number}</span>
                    </Checkbox>
                  </td>
                  <td>
                    <span className="q-code">{lot.model}</span> <NotGood quality={lot.quality} />
                  </td>
                  <td>{lot.brand || '–'}</td>
                  <LotNumberCells lot={lot} />
                  <td>{lot.storedOn}</td>
                  <td data-number>{showNumber(lot.available)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length === 0 && !found.isFetching && <p className="q-page-note">{t('none')}</p>}
          {hidden > 0 && <p className="q-page-note">{t('more', { count: hidden })}</p>}
        </div>
      )}
    </PickDialog>
  )
}
