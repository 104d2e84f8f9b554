import { encode } from 'uqr'
import { Html, html } from '../../../platform/http/html.ts'

/** Lines of 24 × 24, by the stop that they stand for. */
const factory = 'M3 20V9l6 4V9l6 4V4h4v16zM8 16h2M13 16h2'
const warehouse = 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10'
const truck = 'M2 6h12v10H2zM14 10h4l4 3v3h-8M7 18a2 2 0 1 0 .1 0M18 18a2 2 0 1 0 .1 0'
const stamp = 'M9 11c0-2-1-3-1-5a4 4 0 0 1 8 0c0 2-1 3-1 5l4 3v2H5v-2zM5 20h14'
const ship = 'M3 14l9-3 9 3-2 5H5zM7 12V6h10v6M12 3v3'
const box = 'M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9'
const building = 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3M8 12h3M8 16h3'
const icons: Readonly<Record<string, string>> = {
  supplier: factory,
  warehouse,
  declared: stamp,
  cleared: stamp,
  departed: ship,
  dispatched: truck,
  arrived: warehouse,
  recipient: building,
  received: warehouse,
  inspected: box,
  stored: warehouse,
  handedOver: truck,
  delivered: building,
}

export const stopIcon = (stop: string): Html =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[stop] ?? box}" /></svg>`

export const brandMark: Html = new Html(
  `<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect class="mark" width="32" height="32" rx="6"/><g fill="none" stroke="#fff" stroke-width="2"><path d="M16 7.5l5.500 8h-11z" stroke-linejoin="round"/><path d="M7 20.500q3-2.600 6 0t6 0 6 0M7 25q3-2.600 6 0t6 0 6 0" stroke-linecap="round"/></g></svg>`,
)

/** Dark on white in both themes: many readers know no other. */
export function qrCode(value: string, label: string): Html {
  const { data, size } = encode(value, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff" /><path d="${squares.join('')}" fill="#0b2a43" /></svg>`
}
