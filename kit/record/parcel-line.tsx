import { DateText } from '../table/cells.tsx'
import './parcel-line.css'

type ParcelStop = {
  readonly id: string
  readonly title: string
  readonly at: string
  readonly place: string
  readonly note: string
  /** Something went wrong here. */
  readonly isProblem?: boolean
}

/** Where goods have been, newest first, as a parcel's tracking shows it. */
export const ParcelLine = ({ stops, label }: { stops: readonly ParcelStop[]; label: string }) => (
  <ol className="q-parcel" aria-label={label}>
    {stops.map((stop) => (
      <li key={stop.id} data-problem={stop.isProblem || undefined}>
        <span className="q-parcel-time">
          <DateText value={stop.at} hasTime />
        </span>
        <span>
          <b>{stop.title}</b> {stop.place}
          {stop.note !== '' && <small>{stop.note}</small>}
        </span>
      </li>
    ))}
  </ol>
)
