import type { WarehouseInfo } from '@quayside/contract/warehouse/warehouse.ts'
import { useTranslations } from 'use-intl'
import { border, bounds, land, landmarks, type Position } from '../../lib/maps/delta-outline.ts'
import { narrowerAt, projection } from '../../lib/maps/projection.ts'
import styles from './warehouse-info.module.css'

const { width, height, point, path } = projection(bounds, 400, narrowerAt(bounds))

export const positionOf = ({ latitude, longitude }: WarehouseInfo): Position | undefined =>
  latitude === null || longitude === null ? undefined : [Number(longitude), Number(latitude)]

export const isOnMap = ([longitude, latitude]: Position): boolean =>
  longitude > bounds.west && longitude < bounds.east && latitude > bounds.south && latitude < bounds.north

/** Where the warehouses are, drawn by ourselves: no other server learns who looks at it. */
export function WarehouseMap({ warehouses }: { warehouses: readonly WarehouseInfo[] }) {
  const t = useTranslations('warehouses')
  const shown = warehouses.flatMap((warehouse, place) => {
    const at = positionOf(warehouse)
    return at && isOnMap(at) ? [{ warehouse, at, place }] : []
  })
  if (shown.length === 0) return null
  const label = shown.map(({ warehouse, place }) => `${place + 1} ${warehouse.name}`).join(', ')
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('map', { name: label })}
    >
      <rect data-part="sea" width={width} height={height} />
      {land.map((coast) => (
        <path key={coast[0]?.join()} data-part="land" d={`${path(coast)}Z`} />
      ))}
      <path data-part="border" d={path(border)} />
      {landmarks
        .map((landmark) => ({ landmark, ...point(landmark.at) }))
        .map(({ landmark, x, y }) => (
          <g key={landmark.name}>
            {'isPort' in landmark && <circle data-part="port" cx={x} cy={y} r={2.5} />}
            <text
              data-area={('isArea' in landmark && landmark.isArea) || undefined}
              x={x + ('isPort' in landmark ? 6 : 0)}
              y={y}
              dy="0.35em"
              textAnchor={'isPort' in landmark ? 'start' : 'middle'}
            >
              {t(`places.${landmark.name}`)}
            </text>
          </g>
        ))}
      {shown.map(({ warehouse, at, place }) => (
        <g key={warehouse.id} transform={`translate(${point(at).x} ${point(at).y})`}>
          <path data-part="pin" d="M0 0C-4 -8 -11 -11 -11 -19A11 11 0 0 1 11 -19C11 -11 4 -8 0 0Z" />
          <text data-part="number" y={-19} dy="0.35em" textAnchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
