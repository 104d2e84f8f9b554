import type { PlusOutlined } from '@ant-design/icons-svg'
import './icon.css'

/** All drawings have the type of this one. */
type Drawing = typeof PlusOutlined
type Props = {
  readonly drawing: Drawing
  readonly className?: string | undefined
  /** The turn in degrees. */
  readonly rotate?: number
  readonly spin?: boolean
}

/** A drawing beside a text, or in a button that has a name: screen readers pass over it. */
export function Icon({ drawing: { icon }, className = '', rotate = 0, spin = false }: Props) {
  if (typeof icon === 'function') throw new Error('a drawing of two colours has no place in a text')
  const { attrs, children = [] } = icon
  const turned = rotate === 0 ? {} : { style: { transform: `rotate(${rotate}deg)` } }
  return (
    <span className={`anticon ${spin ? 'anticon-spin ' : ''}${className}`.trim()} aria-hidden>
      <svg
        viewBox={attrs['viewBox']}
        fillRule={attrs['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero'}
        width="1em"
        height="1em"
        fill="currentColor"
        focusable="false"
        {...turned}
      >
        {children.map(({ attrs: { d } }) => d !== undefined && <path key={d} d={d} />)}
      </svg>
    </span>
  )
}
