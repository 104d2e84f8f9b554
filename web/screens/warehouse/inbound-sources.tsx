import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { PickDialog, PickList, usePicked } from '@quayside/kit/overlays/pick-dialog.tsx'
import { useCan, useSurroundings } from '@quayside/kit/page/context.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { inboundRows } from './inbound-rows.ts'
import { fetchAnnouncement, fillHeader } from './order-announcement.ts'
import type { InboundForm } from './use-inbound-form.ts'

type Source = { readonly id: string; readonly name: string; readonly note: string; readonly aside: string }
type From = 'products' | 'inbounds' | 'orders'
const quiet = { isQuiet: true } as const
const shown = 20
const columns = 'orderNo,supplierName,customerName,orderDate'

async function findProducts(keyword: string): Promise<readonly Source[]> {
  const found = await api('GET base/online/product/options', { query: { keyword } }, quiet)
  return found.map(({ id, model, brand, name }) => ({ id, name: model, note: name, aside: brand }))
}

async function findInbounds(keyword: string): Promise<readonly Source[]> {
  const query = { keyword, pageSize: shown }
  const { rows } = await api('GET warehouse/online/inbound/list', { query }, quiet)
  return rows.map((row) => ({
    id: row.id,
    name: row.number,
    note: row.supplierName ?? '',
    aside: row.orderedOn ?? '',
  }))
}

const findOrders =
  (kinds: readonly (typeof orderKind.values)[number][]) =>
  async (orderNo: string): Promise<readonly Source[]> => {
    const found = await Promise.all(
      kinds.map((modelType) =>
        api(
          'GET business/online/order/list',
          { query: { modelType, orderNo, stage: 'receiving', pageSize: shown, columns } },
          quiet,
        ),
      ),
    )
    return found
      .flatMap(({ rows }) => rows)
      .map((row) => ({
        id: row.id,
        name: row.orderNo,
        note: row.supplierName || row.customerName,
        aside: row.orderDate,
      }))
  }

/** The lines of what was chosen; the form gets them as new ones. Of orders, the header's empty fields are filled too. */
async function linesOf(editor: InboundForm, from: From, ids: readonly string[]) {
  if (from === 'products')
    return api('GET warehouse/online/inbound/sourceLines', { query: { productIds: ids.join(',') } })
  if (from === 'orders') {
    const found = await Promise.all(ids.map(fetchAnnouncement))
    if (found[0]) fillHeader(editor, found[0])
    return found.flatMap(({ lines }) => lines)
  }
  const found = await Promise.all(
    ids.map((id) => api('GET warehouse/online/inbound/sourceLines', { query: { inboundId: id } })),
  )
  return found.flat()
}

type Props = { readonly editor: InboundForm; readonly from: From; readonly onClose: () => void }

/** Goods that are known already, several at once, as new lines: products, earlier inbound orders, orders. */
export default function InboundSources({ editor, from, onClose }: Props) {
  const t = useTranslations('inbound.sources')
  const grid = useTranslations('linesGrid')
  const can = useCan()
  const { say } = useSurroundings()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const picked = usePicked<Source>()
  const { chosen } = picked
  const kinds = orderKind.values.filter((kind) => can(orderPermission(kind, 'list')))
  const find = { products: findProducts, inbounds: findInbounds, orders: findOrders(kinds) }[from]
  const found = useQuery({ queryKey: ['inboundSources', from, keyword], queryFn: () => find(keyword) })

  async function take(): Promise<void> {
    const lines = await linesOf(
      editor,
      from,
      chosen.map(({ id }) => id),
    )
    const rows = inboundRows.filled(editor.grid.get().rows)
    const added = inboundRows.rowsOf(lines).map(({ cells }) => newRow(cells))
    if (!editor.grid.replace([...rows, ...added]))
      return say('error', grid('full', { most: editor.grid.mostRows }))
    onClose()
    return editor.grid.lead(rows.length, from === 'inbounds' ? 'palletNumber' : 'qty')
  }
  return (
    <PickDialog
      title={t(from)}
      width={720}
      take={t('take', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      search={{ label: t(from === 'products' ? 'searchProducts' : 'searchNumbers'), typed, onType: setTyped }}
      onTake={() => void take().catch(() => undefined)}
      onClose={onClose}
    >
      <PickList
        found={found.data}
        picked={picked}
        none={t('none')}
        show={({ name, note, aside }) => ({
          label: (
            <>
              <b>{name}</b> <span>{note}</span>
            </>
          ),
          aside,
        })}
      />
    </PickDialog>
  )
}
