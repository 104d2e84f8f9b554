import type { WarehouseInfo } from '@quayside/contract/warehouse/warehouse.ts'
import { useTranslations } from 'use-intl'
import { border, bounds, land, landmarks, type Position } from './map-outline.ts'
import styles from './warehouse-info.module.css'

const width = 400
/** A degree of longitude is shorter than one of latitude, here by this factor. */
const narrower = Math.cos((((bounds.south + bounds.north) / 2) * Math.PI) / 180)
const scale = width / ((bounds.east - bounds.west) * narrower)
const height = Math.round((bounds.north - bounds.south) * scale)
const x = (longitude: number): number => (longitude - bounds.west) * narrower * scale
const y = (latitude: number): number => (bounds.north - latitude) * scale
const path = (points: readonly Position[]): string =>
  points
    .map(([east, north], place) => `${place === 0 ? 'M' : 'L'}${x(east).toFixed(1)} ${y(north).toFixed(1)}`)
    .join('')

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
      {landmarks.map((landmark) => (
        <g key={landmark.name}>
          {'isPort' in landmark && (
            <circle data-part="port" cx={x(landmark.at[0])} cy={y(landmark.at[1])} r={2.5} />
          )}
          <text
            data-area={('isArea' in landmark && landmark.isArea) || undefined}
            x={x(landmark.at[0]) + ('isPort' in landmark ? 6 : 0)}
            y={y(landmark.at[1])}
            dy="0.35em"
            textAnchor={'isPort' in landmark ? 'start' : 'middle'}
          >
            {t(`places.${landmark.name}`)}
          </text>
        </g>
      ))}
      {shown.map(({ warehouse, at, place }) => (
        <g key={warehouse.id} transform={`translate(${x(at[0])} ${y(at[1])})`}>
          <path data-part="pin" d="M0 0C-4 -8 -11 -11 -11 -19A11 11 0 0 1 11 -19C11 -11 4 -8 0 0Z" />
          <text data-part="number" y={-19} dy="0.35em" textAnchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
