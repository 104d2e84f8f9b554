import type { LaneLeg, LaneMap, LaneStay } from '@quayside/contract/reports/lane-map.ts'
import { bounds as deltaCoast, type Position } from '../../lib/maps/delta-outline.ts'
import { type Bounds, narrowerAt, type Projection, projection } from '../../lib/maps/projection.ts'
import { worldBounds } from '../../lib/maps/world-outline.ts'
import { deltaPosition, worldPosition } from './lane-positions.ts'

/** Wider than the drawn coast: the estuary at the left and the open sea at the right give room to names. */
const deltaBounds: Bounds = { ...deltaCoast, west: 113.68, east: 114.52 }
export const deltaMap = projection(deltaBounds, 800, narrowerAt(deltaBounds))
export const worldMap = projection(worldBounds, 400, 0.75)
const deltaInTheWorld: Position = [114.1, 22.4]
export const deltaMark = worldMap.point(deltaInTheWorld)

type Point = { readonly x: number; readonly y: number }
type Side = 'right' | 'left' | 'above' | 'below'
export type Bubble = Point & { readonly stay: LaneStay; readonly size: number; readonly side: Side }
export type LegDrawing = { readonly leg: LaneLeg; readonly path: string; readonly width: number }

/** The area of a bubble grows with its orders. */
const bubbleSize = (orders: number, most: number, [least, largest]: readonly [number, number]): number =>
  orders === 0 ? 8 : Math.round(least + (largest - least) * Math.sqrt((orders - 1) / Math.max(1, most - 1)))

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const textWidth = (text: string): number =>
  text.length * 7 + text.replaceAll(/[^\u2e80-\uffff]/g, '').length * 6

const labelHeight = 36
function labelBox({ x, y }: Point, size: number, width: number, side: Side): Box {
  const gap = size / 2 + 6
  const [left, top] = {
    right: [x + gap, y - labelHeight / 2],
    left: [x - gap - width, y - labelHeight / 2],
    above: [x - width / 2, y - gap - labelHeight],
    below: [x - width / 2, y + gap],
  }[side] as [number, number]
  return { left, top, right: left + width, bottom: top + labelHeight }
}

/** Each name stands at the side where it covers the least of other bubbles, names and the map's edge. */
export function bubblesOf(
  stays: readonly LaneStay[],
  positionOf: (stay: LaneStay) => Position | undefined,
  map: Projection,
  look: { readonly sizes: readonly [number, number]; readonly labelOf: (stay: LaneStay) => string },
): Bubble[] {
  const most = Math.max(1, ...stays.map(({ orders }) => orders))
  const placed = stays.flatMap((stay) => {
    const at = positionOf(stay)
    return at ? [{ stay, ...map.point(at), size: bubbleSize(stay.orders, most, look.sizes) }] : []
  })
  const taken: Box[] = placed.map(({ x, y, size }) => ({
    left: x - size / 2,
    top: y - size / 2,
    right: x + size / 2,
    bottom: y + size / 2,
  }))
  const inside: Box = { left: 0, top: 0, right: map.width, bottom: map.height }
  return placed.map((bubble) => {
    const width = textWidth(look.labelOf(bubble.stay))
    const cost = (side: Side): number => {
      const box = labelBox(bubble, bubble.size, width, side)
      const area = (box.right - box.left) * labelHeight
      return (area - overlap(box, inside)) * 2 + taken.reduce((sum, other) => sum + overlap(box, other), 0)
    }
    const sides: Side[] = ['right', 'left', 'below', 'above']
    const side = sides.reduce((best, each) => (cost(each) < cost(best) ? each : best))
    taken.push(labelBox(bubble, bubble.size, width, side))
    return { ...bubble, side }
  })
}

const curve = (from: Point, to: Point): string => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const middle = { x: (from.x + to.x) / 2 - down * 0.14, y: (from.y + to.y) / 2 + across * 0.14 }
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${text(from)}Q${text(middle)} ${text(to)}`
}

/** Finds where a line from a place on the map leaves it towards a place abroad. */
function edgeTowards(from: Point, towards: Position, { width, height }: Projection): Point {
  const [across, up] = [towards[0] - deltaInTheWorld[0], towards[1] - deltaInTheWorld[1]]
  const [dx, dy] = [across, -up]
  const reach = Math.min(
    dx === 0 ? Infinity : ((dx > 0 ? width : 0) - from.x) / dx,
    dy === 0 ? Infinity : ((dy > 0 ? height : 0) - from.y) / dy,
  )
  return { x: from.x + dx * reach, y: from.y + dy * reach }
}

const lineWidth = (orders: number): number => Math.min(7, 1.5 + Math.sqrt(orders - 1) * 1.6)

/** The legs on each of the two maps; one between them ends at the edge of the enlarged map and at its mark on the other. */
export function legsOf({ places, legs }: LaneMap): { delta: LegDrawing[]; world: LegDrawing[] } {
  const stays = new Map(places.map((stay) => [stay.key, stay]))
  const endOf = (key: string) => {
    const stay = stays.get(key)
    const near = stay && !stay.isAbroad ? deltaPosition(stay) : undefined
    return { near: near && deltaMap.point(near), far: stay && worldPosition(stay) }
  }
  const drawn = (leg: LaneLeg, from: Point, to: Point): LegDrawing => ({
    leg,
    path: curve(from, to),
    width: lineWidth(leg.orders),
  })
  const delta: LegDrawing[] = []
  const world: LegDrawing[] = []
  for (const leg of legs) {
    const [from, to] = [endOf(leg.from), endOf(leg.to)]
    if (from.near && to.near) delta.push(drawn(leg, from.near, to.near))
    else if (from.near && to.far) delta.push(drawn(leg, from.near, edgeTowards(from.near, to.far, deltaMap)))
    else if (from.far && to.near) delta.push(drawn(leg, edgeTowards(to.near, from.far, deltaMap), to.near))
    if (from.far || to.far) {
      const [start, end] = [from.far, to.far].map((far) => (far ? worldMap.point(far) : deltaMark))
      if (start && end) world.push(drawn(leg, start, end))
    }
  }
  return { delta, world }
}
