/** `Object.fromEntries` that keeps the type of the keys. */
export const fromEntries = <const K extends string, V>(entries: readonly (readonly [K, V])[]) =>
  Object.fromEntries(entries) as Readonly<Record<K, V>>
