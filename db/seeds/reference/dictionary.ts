export type DictEntry = {
  value: string
  zhCN: string
  zhTW: string
  en: string
  group?: string
  attributes?: Record<string, string | number | boolean>
}

export type Dictionary = {
  type: number
  code: string
  zhCN: string
  zhTW: string
  en: string
  /** Where the codes come from, in words. */
  source: { zhCN: string; zhTW: string; en: string }
  sourceDate: string
  /** values kept in the table but left out of the customer's answer */
  hidden?: readonly string[]
  entries: readonly DictEntry[]
}

/**
 * Entries written as a table, one line each: `value|zh-CN|zh-TW|English`, then one column per name in `columns`.
 * `=` as zh-TW repeats zh-CN; an empty column is left out; the column `group` becomes the entry's group.
 */
export function rows(table: string, ...columns: readonly string[]): DictEntry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => entryOf(line.trim(), columns))
}

function entryOf(line: string, columns: readonly string[]): DictEntry {
  const cells = line.split('|')
  const [value, zhCN, zhTW, en, ...extra] = cells
  // A shifted column would put a name where a code belongs, which would show only when a declaration is refused.
  if (!value || !zhCN || !zhTW || !en || extra.length !== columns.length) {
    throw new Error(`reference row does not have ${4 + columns.length} columns: ${line}`)
  }
  const named = columns.flatMap((name, at) => (extra[at] ? [[name, extra[at]] as const] : []))
  const group = named.find(([name]) => name === 'group')?.[1]
  const attributes = Object.fromEntries(named.filter(([name]) => name !== 'group'))
  return {
    value,
    zhCN,
    zhTW: zhTW === '=' ? zhCN : zhTW,
    en,
    ...(group === undefined ? {} : { group }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
  }
}
