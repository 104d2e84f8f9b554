import { useRemembered } from '../remembered.ts'
import type { Mapping } from './grid-headings.ts'

type Owned = Readonly<Record<string, Mapping>>
const mostOwners = 50

/** Whose sheet has which heading where: the next one from the same house is placed without asking. */
export function useKeptMapping(name: string, owner: string) {
  const [all, setAll] = useRemembered<Owned>(name, {})
  return {
    kept: all[owner] ?? {},
    keep(mapping: Mapping): void {
      const others = Object.entries(all).filter(([other]) => other !== owner)
      setAll({ ...Object.fromEntries(others.slice(1 - mostOwners)), [owner]: mapping })
    },
  }
}
