import { encode } from 'uqr'

const shown = 168

/** A code for a phone's camera. Dark on white in both themes: many readers know no other. */
export default function QrDrawing({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      width={shown}
      height={shown}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#0b2a43" />
    </svg>
  )
}
