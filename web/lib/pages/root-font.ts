/** §9: 100 px at 1920; fixed below 1024 and above 1920. rem is for layout, never for text sizes. */
const referenceWidth = 1920
const leastWidth = 1024
const referenceSize = 100

export const rootFontSize = (windowWidth: number): number =>
  (Math.min(Math.max(windowWidth, leastWidth), referenceWidth) / referenceWidth) * referenceSize

export function startRootFont(): void {
  const apply = (): void => {
    document.documentElement.style.fontSize = `${rootFontSize(innerWidth)}px`
  }
  addEventListener('resize', apply)
  apply()
}
