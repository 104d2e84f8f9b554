import { Button } from '../inputs/button.tsx'
import './empty-state.css'

export type EmptyStateProps = {
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** One sentence, one action and one simple drawing. The filled button of a page stands in its head, also of an empty list. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className="q-empty">
      <svg
        width="132"
        height="72"
        viewBox="0 0 132 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 62h124" />
        <path d="M26 50h62l-7 12H34z" />
        <path d="M38 50V38h14v12M54 50V32h14v18M70 50V40h10v10" />
        <path d="M104 62V14M98 62V14M86 14h40M104 14l-6-8-12 8M118 14v16M112 30h12v10h-12z" />
        <path d="M8 68c4 0 4-2 8-2s4 2 8 2 4-2 8-2 4 2 8 2 4-2 8-2 4 2 8 2" opacity=".6" />
      </svg>
      <p>{text}</p>
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  )
}
