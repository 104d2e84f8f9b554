import './data-table.css'
import '../inputs/text-button.css'

/** A placeholder in the shape of the rows; its text is for screen readers. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className="q-skeleton" role="status" aria-label={label}>
      {Array.from({ length: 9 }, (_unused, row) => (
        <div key={row}>
          {[14, 24, 12, 18, 10, 12].map((width, cell) => (
            <span key={cell} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}
