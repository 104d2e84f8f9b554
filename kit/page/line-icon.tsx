import type { ReactNode } from 'react'

type Props = {
  /** The side of the square that the strokes are drawn in. */
  readonly box: number
  readonly size?: number
  readonly children: ReactNode
}

/** A drawing of strokes, in the colour of the text beside it. */
export const LineIcon = ({ box, size = box, children }: Props) => (
  <svg
    viewBox={`0 0 ${box} ${box}`}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
