/** `#rrggbb` in any case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

type Channels = readonly [red: number, green: number, blue: number]
const channels = (colour: string): Channels => {
  const at = (place: number): number => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

/** WCAG 2.2: the part that a channel of sRGB has of its light. */
const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2: relative luminance of sRGB. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2.2: 1 for the same colour, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** A colour with so many hundredths of another one in it. */
export function mixed(colour: string, other: string, hundredths: number): string {
  const [red, green, blue] = channels(colour)
  const to = channels(other)
  const mix = (from: number, aim: number): string =>
    Math.round(from + (aim - from) * (hundredths / 100))
      .toString(16)
      .padStart(2, '0')
  return `#${mix(red, to[0])}${mix(green, to[1])}${mix(blue, to[2])}`
}
