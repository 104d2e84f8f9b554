import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { LaneState } from '@quayside/contract/reports/flow-board.facts.ts'
import { type LaneMap, mapOf } from '@quayside/contract/reports/lane-map.ts'
import {
  type LaneFacts,
  type LanePlace,
  mainland,
  type OrderLane,
  type UsualWarehouses,
  unknownCountry,
} from '@quayside/contract/reports/lane-places.ts'
import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { countries } from '../../platform/records/country.ts'
import type { Call } from '../../platform/session/call.ts'
import { toWarehouse, type WarehouseRow } from '../warehouse/list-warehouses.ts'
import type { FactsRow } from './flow-board-queries.ts'

export function usualWarehouses(warehouses: readonly WarehouseRow[]): UsualWarehouses {
  const first = (place: number): string | null =>
    warehouses.find((each) => each.place === place && !each.is_hidden)?.id ?? null
  return {
    hongKong: first(warehousePlace.codes.hongKong),
    shenzhen: first(warehousePlace.codes.shenzhen),
  }
}

export const toLaneFacts = (row: FactsRow): LaneFacts => ({
  kind: orderKind.keyOf(row.model_type) ?? 'import',
  state: orderState.keyOf(row.state) ?? 'draft',
  receivingState: row.receiving_state,
  isSupplierOverseas: row.is_overseas ?? row.model_type === orderKind.codes.import,
  supplierRegion: row.supplier_region ?? '',
  originPort: row.origin_port ?? '',
  warehouseId: row.warehouse_id,
  deliveryWarehouseId: row.delivery_warehouse_id,
  customsOffice: row.customs_office ?? '',
  destinationPort: row.destination_port ?? '',
})

/** The dictionaries that name places other than warehouses. */
const dictionaries = { country: countries, port: 1007, customs: 1021 } as const

type Judged = { readonly lanes: readonly LaneState[]; readonly lane: OrderLane | undefined }

/** Where the goods of the board's orders are, with the names of the places in the reader's language. */
export async function laneMap(
  call: Call,
  judged: readonly Judged[],
  warehouses: readonly WarehouseRow[],
): Promise<LaneMap> {
  const codes = judged.flatMap(({ lane }) =>
    lane ? [lane.at, ...(lane.leg ? [lane.leg.from, lane.leg.to] : [])].map(({ code }) => code) : [],
  )
  const [entries] = await call.read(
    sql
      .selectFrom('dict_entry')
      .select(['type', 'value', raw<string>`coalesce(names ->> ${call.locale}, value)`.as('name')])
      .where('type', '=', raw<number>`any(${Object.values(dictionaries)}::int[])`)
      .where('value', '=', raw<string>`any(${[...new Set(codes)]}::text[])`),
  )
  const dataOf = ({ kind, code }: LanePlace) => {
    if (kind === 'warehouse') {
      const row = warehouses.find(({ id }) => id === code)
      return {
        name: row ? toWarehouse(row, call.locale).name : code,
        position: row?.longitude && row.latitude ? pointOf(row.longitude, row.latitude) : null,
      }
    }
    if (kind === 'country' && (code === unknownCountry || code === mainland))
      return {
        name: call.text(`server.flowBoard.map.${code === mainland ? 'mainland' : 'unknown'}`),
        position: null,
      }
    const entry = entries.find(({ type, value }) => type === dictionaries[kind] && value === code)
    return { name: entry?.name ?? code, position: null }
  }
  return mapOf(judged, dataOf, shanghaiDate(call.platform.clock.now()))
}

const pointOf = (longitude: string, latitude: string): [number, number] => [
  Number(longitude),
  Number(latitude),
]
