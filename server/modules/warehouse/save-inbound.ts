import { checkInboundDays } from '@quayside/contract/warehouse/inbound.rules.ts'
import { inboundColumns as columns, type InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import Big from 'big.js'
import { toStored } from '../../platform/records/columns.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { findUnknownEntries } from '../../platform/records/unknown-entries.ts'
import { storedInboundLines } from './inbound-lines.ts'
import { findUnknown } from './inbound-references.ts'
import { inbounds } from './inbounds.ts'

/** The dictionary of express carriers. */
const carriers = 1013

const columnValues = toStored(columns)

/** A draft with all its lines. */
export const { save: saveInbound, write: writeInbound } = inbounds.saverOf({
  check: async (tx, call, body: InboundSave) => [
    ...checkInboundDays(body, call.platform.clock.today()),
    ...(await findUnknown(tx, call.principal.companyId, body)),
    ...(await findUnknownEntries(readWithin(tx), [['expressProvider', carriers, body.expressProvider]])),
  ],
  valuesOf: (body) => ({ ...columnValues(body), ...sumsOf(body.lines) }),
  lines: storedInboundLines,
})

const sumOf = (values: readonly string[]): string =>
  values.reduce((sum, value) => sum.plus(value || 0), new Big(0)).toFixed()

const sumsOf = (lines: readonly InboundLineDraft[]) => ({
  line_count: lines.length,
  qty: sumOf(lines.map(({ qty }) => qty)),
  packages: Number(sumOf(lines.map(({ packages }) => packages))),
  gross_weight: sumOf(lines.map(({ grossWeight }) => grossWeight)),
})
