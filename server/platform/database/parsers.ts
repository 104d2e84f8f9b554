import pg from 'pg'

const { builtins } = pg.types
/** bigint, numeric and date stay text; an instant becomes ISO 8601 (the connection's zone is UTC). */
const instant = (text: string): string => {
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`
  return iso.replace(/\+00$/, 'Z')
}
const asText = (text: string): string => text

export const parsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === builtins.DATE) return asText
      if (oid === builtins.TIMESTAMPTZ) return instant
    }
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig
