import pg from 'pg'

const date = 1082
const timestamptz = 1184
/** bigint, numeric and date stay text; an instant becomes ISO 8601 (the connection's zone is UTC). */
const instant = (text: string): string => {
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`
  return iso.replace(/\+00$/, 'Z')
}
const asText = (text: string): string => text

export const parsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === date) return asText
      if (oid === timestamptz) return instant
    }
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- pg's types list only its builtin oids
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig
