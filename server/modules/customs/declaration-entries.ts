import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { findUnknownEntries } from '../../platform/records/unknown-entries.ts'

type Header = { readonly customsOffice: string; readonly transportMode: string }

/** The dictionary of ways of transport. */
const transportModes = 1006

/** What of a declaration's header stands in no dictionary; what it has already may have left the dictionary since. */
export const findUnknownHeader = (tx: Tx, header: Header, stored?: Header): Promise<Finding[]> =>
  findUnknownEntries(readWithin(tx), [
    ['customsOffice', Number(customsOffices), changed(header.customsOffice, stored?.customsOffice)],
    ['transportMode', transportModes, changed(header.transportMode, stored?.transportMode)],
  ])

const changed = (given: string, stored: string | undefined): string => (given === stored ? '' : given)
