import { Harbour } from './harbour.tsx'

type Point = readonly [x: number, y: number]
const from: Point = [64, 300]
const bendUp: Point = [150, 10]
const bendDown: Point = [640, -20]
const to: Point = [752, 270]

/** A point on the route's curve, so that any number of stops can be placed on it. */
function along(part: number): Point {
  const rest = 1 - part
  const at = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * part * bendUp[axis] +
    3 * rest * part ** 2 * bendDown[axis] +
    part ** 3 * to[axis]
  return [at(0), at(1)]
}

export function RouteDrawing({ stops, label }: { stops: readonly string[]; label: string }) {
  return (
    <svg className="scene" viewBox="0 0 820 500" role="img" aria-label={label}>
      <Harbour />
      <path className="route" d={`M${from.join()} C${[bendUp, bendDown, to].join(' ')}`} />
      {stops.map((stop, place) => {
        const [x, y] = along(stops.length < 2 ? 0 : place / (stops.length - 1))
        return (
          <g key={stop}>
            <circle className="stop" cx={x} cy={y} r="7" />
            <text className="stop-name" x={x} y={y - 17} textAnchor="middle">
              {stop}
            </text>
          </g>
        )
      })}
      <rect className="parcel" x="-6" y="-5" width="12" height="10" rx="1.500" />
    </svg>
  )
}
