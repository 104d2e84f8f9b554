/** The customs offices, which stand in a declaration and in its number by their code. */
export const customsOffices = '1021'

/** Incoterms and customs offices are known by their codes, so the code stands before the name; all other entries are shown by name. */
const coded: ReadonlySet<number> = new Set([1004, Number(customsOffices)])
export const entryLabel = (
  type: number | string,
  { value, name }: { readonly value: string; readonly name: string },
): string => (coded.has(Number(type)) && name !== value ? `${value} ${name}` : name)
