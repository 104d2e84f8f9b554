type Given = string | number | undefined

/** The parameters of an address, as plain text. */
export const readSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** Plain parameters, as in the specification's calls: `?status=1`, never quoted JSON; empty ones are omitted. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** The pages of a front end with the parameters that a link to each may have. */
type Pages = Readonly<Record<string, readonly string[]>>
export type SearchOf<P extends Pages, K extends keyof P, T = Given> = { readonly [N in P[K][number]]?: T }

/** Makes a front end's typed `pageAddress`: a path or parameter that is not in its table does not compile. */
export const addressesOf =
  <const P extends Pages>(_pages: P) =>
  <K extends keyof P & string>(path: K, search: SearchOf<P, K> = {}): string =>
    `${path}${writeSearch(search)}`
