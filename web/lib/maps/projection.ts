import type { Position } from './delta-outline.ts'

export type Bounds = {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export type Projection = {
  readonly width: number
  readonly height: number
  readonly point: (position: Position) => { readonly x: number; readonly y: number }
  readonly path: (positions: readonly Position[]) => string
}

/** Degrees to the units of a drawing; `narrower` is how much shorter a degree of longitude is drawn than one of latitude. */
export function projection(bounds: Bounds, width: number, narrower: number): Projection {
  const scale = width / ((bounds.east - bounds.west) * narrower)
  const point = ([longitude, latitude]: Position) => ({
    x: (longitude - bounds.west) * narrower * scale,
    y: (bounds.north - latitude) * scale,
  })
  return {
    width,
    height: Math.round((bounds.north - bounds.south) * scale),
    point,
    path: (positions) =>
      positions
        .map((position, place) => {
          const { x, y } = point(position)
          return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
        })
        .join(''),
  }
}

/** In the middle of the bounds a degree of longitude is shorter than one of latitude by this factor. */
export const narrowerAt = ({ south, north }: Bounds): number =>
  Math.cos((((south + north) / 2) * Math.PI) / 180)
