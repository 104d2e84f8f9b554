/** `#rrggbb` in any case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const channels = (colour: string): number[] =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

/** WCAG 2.2: relative luminance of sRGB. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: 1 for the same colour, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour with so many hundredths of another one in it. */
export function mixed(colour: string, other: string, hundredths: number): string {
  const [from, to] = [channels(colour), channels(other)]
  const parts = from.map((value, place) => {
    const next = value + ((to[place] ?? 0) - value) * (hundredths / 100)
    return Math.round(next).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}
