import type { ReactNode } from 'react'
import { LineIcon } from '../page/line-icon.tsx'

const factory = <path d="M3 20V10l6 4v-4l6 4V5h4l1 15M2 20h20" />
const shed = <path d="M3 20V9l9-5 9 5v11M8 20v-8h8v8M8 16h8" />
const intoBox = <path d="M12 3v10M8 9l4 4 4-4M4 14v6h16v-6" />
const lens = (
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m20 20-4.8-4.8M8 10.5l2 2 3.5-3.5" />
  </>
)
const box = <path d="m4 8 8-4 8 4v8l-8 4-8-4zm0 0 8 4 8-4m-8 4v8" />
const sheet = <path d="M6 3h8l4 4v14H6zm8 0v4h4M9 12h6M9 16h6" />
const stamp = <path d="M10 14V9.5a3 3 0 1 1 4 0V14M5 18v-2a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v2zm0 3h14" />
const ship = <path d="M3 14h18l-3 6H6zm4 0V9h10v5m-5-5V4" />
const truck = (
  <>
    <path d="M5 17H2V6h12v11H9m5-8h4l4 4v4h-3m-4 0h-1" />
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </>
)
const pin = (
  <>
    <path d="M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>
)
const offices = <path d="M5 21V4h9v17m0-12h5v12M3 21h18M8 8h3m-3 4h3m-3 4h3" />

/** By the name of the stop, the same in the routes of orders, of inbound orders and of freight. */
const drawings: Readonly<Record<string, ReactNode>> = {
  supplier: factory,
  cargoReady: box,
  booked: sheet,
  handedOver: intoBox,
  warehouse: shed,
  received: shed,
  inspected: lens,
  stored: box,
  declared: sheet,
  cleared: stamp,
  departed: ship,
  transshipped: ship,
  dispatched: truck,
  arrived: pin,
  recipient: offices,
  delivered: offices,
}

/** What a stop is, drawn in its marker. */
export const RouteStopIcon = ({ stop }: { stop: string }) => (
  <LineIcon box={24} size={16}>
    {drawings[stop] ?? pin}
  </LineIcon>
)
