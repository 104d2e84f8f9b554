import type { StartState, StartStop } from '@quayside/contract/home/home-start.ts'
import styles from './home-start.module.css'

type Props = {
  readonly stops: readonly { readonly stop: StartStop; readonly state: StartState }[]
  /** What the drawing says. */
  readonly label: string
}

/** The middle of each stop, above the middle of its column. */
const places = [
  [150, 92],
  [450, 66],
  [750, 88],
  [1050, 60],
] as const
const icons: Readonly<Record<StartStop, string>> = {
  company: 'M-8 10V-9h10V10M2-3h7V10M-11 10H12M-4-5h2M-4-1h2M-4 3h2M5 2h1M5 6h1',
  supplier: 'M-10 10V-4l6 4v-4l6 4V-9h7V10zM-6 5h2M0 5h2M5 5h1',
  product: 'M0-10 9-5V5L0 10-9 5V-5zM-9-5 0 0 9-5M0 0V10',
  order: 'M-11-6H3V6h-14zM3-2h5l3 4V6H3M-6 6a2.5 2.5 0 1 0 .1 0M6 6a2.5 2.5 0 1 0 .1 0',
}

/** One drawn line over the harbour: solid as far as the company has come, dotted ahead. */
export function StartLine({ stops, label }: Props) {
  const reached = stops.findIndex(({ state }) => state === 'current')
  const end = reached < 0 ? stops.filter(({ state }) => state !== 'ahead').length - 1 : reached
  return (
    <svg className={styles['line']} viewBox="0 0 1200 178" role="img" aria-label={label}>
      <g className={styles['harbour']} aria-hidden="true">
        <path d="M0 138C180 96 320 128 520 118S880 96 1200 120V178H0z" data-part="hill" />
        <path d="M0 148H1200V178H0z" data-part="sea" />
        <path d="M300 148v-34l16 10v-10l16 10v-10l16 10v-24h14v48zM310 136h6M328 136h6" />
        <path d="M552 146h104l-10 16H566zM562 146v-22h18v22M584 146v-16h22v16M608 146v-16h22v16M594 130v-16h22v16" />
        <path d="M878 148V92M904 148V92M842 92h88M878 92l14-14 14 14M852 92v20M862 92v20M846 112h22v12h-22z" />
        <path d="M1108 148v-34l28-18 28 18v34zM1120 148v-24h32v24M1120 132h32M1120 140h32" />
        <path d="M60 162h60M220 170h44M700 166h52M980 168h48" data-part="waves" />
      </g>
      {places.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = places[index] ?? [0, 0]
        return (
          <path
            key={x}
            className={styles['way']}
            data-is={index < end ? 'behind' : 'ahead'}
            d={`M${fromX} ${fromY}C${fromX + 100} ${fromY - 44} ${x - 100} ${y - 36} ${x} ${y}`}
          />
        )
      })}
      {stops.map(({ stop, state }, index) => {
        const [x, y] = places[index] ?? [0, 0]
        return (
          <g key={stop} className={styles['mark']} data-state={state} transform={`translate(${x} ${y})`}>
            {state === 'current' && <circle r="30" data-part="halo" />}
            <circle r="23" data-part="disc" />
            <path d={icons[stop]} />
            {state === 'done' && (
              <g data-part="tick" transform="translate(17 -16)">
                <circle r="9" />
                <path d="M-4 0-1 3 4-3" />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
