import * as z from 'zod/mini'
import { PayTo } from '../finance/pay-to.ts'
import { ImportRow } from '../kernel/import.ts'
import { inRmb } from '../kernel/money-fields.ts'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { amountFromZero, date, id, instant, requiredText, text, version } from '../kernel/schema.ts'
import { RateRow } from '../rates/rate-row.ts'
import { FlowDaysSave } from '../reports/flow-board.ts'

/** As many as a sheet of one month has: sources × currencies × days. */
export const RatesEntry = z.strictObject({
  rows: z.array(RateRow).check(z.minLength(1, 'selection.empty'), z.maxLength(500)),
})
export const Counted = z.object({ count: z.number() })

/** The day whose tariff is meant. */
export const TariffInput = z.strictObject({ sourceDate: date })
export const TariffImport = z.object({
  id,
  fileName: z.string(),
  sourceDate: date,
  state: z.enum(['running', 'done', 'failed']),
  readCount: z.number(),
  acceptedCount: z.number(),
  rejectedCount: z.number(),
  replacedSample: z.number(),
  /** Headings of the file that belong to no column: their cells are left out. */
  ignoredColumns: z.array(z.string()),
  /** The first that were not taken. */
  rejected: z.array(ImportRow),
  failure: z.nullable(z.string()),
  startedAt: instant,
  updatedAt: instant,
})
export type TariffImport = z.infer<typeof TariffImport>
export const TariffImportQuery = listQuery({ filters: {}, sortable: ['startedAt'] })

const names = z.strictObject({
  'zh-CN': requiredText(200),
  'zh-TW': requiredText(200),
  'en-US': requiredText(200),
})

export const DictionaryHead = z.object({
  type: z.number(),
  code: z.string(),
  names: z.record(z.string(), z.string()),
  entries: z.number(),
  hidden: z.number(),
  source: z.string(),
  sourceDate: date,
})
export const DictionaryHeadQuery = listQuery({ filters: {}, sortable: ['type'] })
export const DictionaryLine = z.object({
  value: z.string(),
  names: z.record(z.string(), z.string()),
  group: z.nullable(z.string()),
  isHidden: z.boolean(),
  sort: z.number(),
})
export type DictionaryLine = z.infer<typeof DictionaryLine>
export const DictionaryLineQuery = listQuery({
  filters: { keyword: z.optional(text(100)) },
  sortable: ['value', 'sort'],
})
export type DictionaryLineQuery = z.infer<typeof DictionaryLineQuery>

/** `isNew`: the code must not be there yet; otherwise it must. A code is never removed, only hidden: records hold it. */
export const DictionaryLineSave = z.strictObject({
  isNew: z._default(flag, 0),
  value: requiredText(60),
  names,
  group: z._default(text(60), ''),
  isHidden: z._default(flag, 0),
  sort: z.optional(z.number().check(z.int(), z.gte(0), z.lte(100_000))),
})
export type DictionaryLineSave = z.infer<typeof DictionaryLineSave>

/** The days of the customers' board; version 0 where the provider has set none. */
export const BoardDays = z.object({ days: FlowDaysSave, version: z.number() })
export type BoardDays = z.infer<typeof BoardDays>
export const BoardDaysSave = z.strictObject({
  days: FlowDaysSave,
  version: z.number().check(z.int(), z.gte(0)),
})
export type BoardDaysSave = z.infer<typeof BoardDaysSave>

/** How the provider books; version 0 where it has set nothing. */
export const FinanceSettings = z.strictObject({
  /** The amount in RMB above which who enters a payment or books something cannot be the one who releases or reverses it. */
  secondPersonAbove: amountFromZero(inRmb),
  /** A proposed agency fee is charged at once instead of waiting for confirmation. */
  isAgencyFeeCharged: z.boolean(),
})
export type FinanceSettings = z.infer<typeof FinanceSettings>
export const FinanceSettingsSave = z.strictObject({
  settings: FinanceSettings,
  version: BoardDaysSave.shape.version,
})
export type FinanceSettingsSave = z.infer<typeof FinanceSettingsSave>

/** The provider's accounts that customers pay to; version 0 where it has set none. */
export const PayToAccounts = z.object({ accounts: z.array(PayTo), version: z.number() })
export type PayToAccounts = z.infer<typeof PayToAccounts>
/** The account of one currency; without any value it is withdrawn. */
export const PayToSave = z.strictObject({ ...PayTo.shape, version: BoardDaysSave.shape.version })
export type PayToSave = z.infer<typeof PayToSave>

/** A setting with its value in each language, or once under `*` for all of them. */
export const OfficeSetting = z.object({
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
  version: z.number(),
  updatedAt: instant,
})
export type OfficeSetting = z.infer<typeof OfficeSetting>
export const SettingSave = z.strictObject({
  key: requiredText(60),
  value: z.record(z.string(), z.unknown()),
  version,
})
export type SettingSave = z.infer<typeof SettingSave>
