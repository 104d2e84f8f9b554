import type { Font } from './drawn-pdf.ts'

/** Breaks a text into lines: between words where it can, within a word where it must. */
export function breaker(font: Font, size: number): (text: string, width: number) => string[] {
  const widths = new Map<string, number>()
  const widthOf = (character: string): number => {
    const known = widths.get(character)
    if (known !== undefined) return known
    const width = font.widthOfString(character, size)
    widths.set(character, width)
    return width
  }
  const breakLine = (text: string, width: number): string[] => {
    const lines: string[] = []
    let line = ''
    let used = 0
    let afterBlank = 0
    for (const character of text) {
      const own = widthOf(character)
      if (used + own > width && line !== '') {
        const cut = afterBlank > 0 ? afterBlank : line.length
        lines.push(line.slice(0, cut).trimEnd())
        line = line.slice(cut)
        used = Array.from(line).reduce((sum, each) => sum + widthOf(each), 0)
        afterBlank = 0
      }
      line += character
      used += own
      if (character === ' ' || character === '-') afterBlank = line.length
    }
    return [...lines, line]
  }
  return (text, width) => text.split('\n').flatMap((line) => breakLine(line, width))
}
