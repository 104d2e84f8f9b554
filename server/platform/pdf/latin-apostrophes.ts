/**
 * In the Chinese font an apostrophe is as wide as a character, as a Chinese quotation mark is: after a Latin letter it
 * would leave a gap ('Party B’ s'). The straight one is narrow.
 */
export function latinApostrophes<Content>(content: Content): Content {
  if (typeof content === 'string') return content.replaceAll(/(?<=[A-Za-z])’/g, "'") as Content
  if (Array.isArray(content)) return content.map(latinApostrophes) as Content
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, latinApostrophes(value)]),
  ) as Content
}
