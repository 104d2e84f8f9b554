import pg from 'pg'

const asTheyCome = new Set([
  20 /* bigint */, 1700 /* numeric */, 1082 /* date */, 1114 /* timestamp */, 25 /* text */,
  1043 /* varchar */,
])
const timestamptz = 1184
/** bigint, numeric, date and timestamp stay text; an instant becomes ISO 8601 (the connection's zone is UTC). */
const instant = (text: string): string => {
  const end = text.endsWith('+00') ? `${text.slice(11, -3)}Z` : text.slice(11)
  return `${text.slice(0, 10)}T${end}`
}
export const asText = (text: string): string => text

export function parserOf(oid: number): (text: string) => unknown {
  if (asTheyCome.has(oid)) return asText
  if (oid === timestamptz) return instant
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- pg's types list only its builtin oids
  return pg.types.getTypeParser(oid)
}

export const parsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- pg's types list only its builtin oids
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : parserOf(oid)
  },
} as pg.CustomTypesConfig
