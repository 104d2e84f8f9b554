import { type RefObject, useLayoutEffect } from 'react'

const gap = 4
const edge = 8
/** Few panels are wider. Where less room is left at the right, the panel is aligned with its anchor's right edge. */
const usualWidth = 260

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/** Below its anchor, or above where there is more room; always inside the window. */
export function placeAt(panel: HTMLElement, anchor: Box): void {
  const { innerWidth, innerHeight } = window
  const below = innerHeight - anchor.bottom
  const isBelow = below >= 280 || below >= anchor.top
  const isAtStart = anchor.left + usualWidth <= innerWidth
  const px = (value: number): string => `${Math.max(edge, Math.round(value))}px`
  Object.assign(panel.style, {
    inset: 'auto',
    ...(isBelow ? { top: px(anchor.bottom + gap) } : { bottom: px(innerHeight - anchor.top + gap) }),
    ...(isAtStart ? { left: px(anchor.left) } : { right: px(innerWidth - anchor.right) }),
    maxHeight: px((isBelow ? below : anchor.top) - gap - edge),
  })
}

/** Keeps an open panel at its anchor while the page or a list around it scrolls. */
export function useFloating(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const place = (): void => {
      if (panel.current && anchor.current) placeAt(panel.current, anchor.current.getBoundingClientRect())
    }
    if (!isOpen) return undefined
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [isOpen, panel, anchor])
}
