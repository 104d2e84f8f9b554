import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { code, date, id, instant, requiredText, text } from '../kernel/schema.ts'
import { orderKind, repeatEvery } from './order.codes.ts'

/** On which day: 1 (Monday) to 7 of a week, 1 to 31 of a month, whose last day stands for those it does not have. */
const Repeat = z.strictObject({
  every: code(repeatEvery),
  day: z.number().check(z.int(), z.gte(1), z.lte(31)),
  /** 0: kept, but no orders are made. */
  isOn: z._default(flag, 1),
})
export type Repeat = z.infer<typeof Repeat>

/** An order that is placed again and again, for the whole company to begin from. */
export const OrderTemplate = z.object({
  id,
  version: z.number(),
  name: z.string(),
  modelType: z.number(),
  supplierName: z.string(),
  lineCount: z.number(),
  /** Null: only made by hand. */
  repeat: z.nullable(z.object({ every: z.number(), day: z.number(), isOn: flagCode })),
  /** The day on which the next draft is made; null while none is due. */
  nextOn: z.nullable(date),
  /** Who set the repetition, and is told of each draft. */
  setBy: z.string(),
  lastOrderId: z.nullable(id),
  lastOrderNo: z.string(),
  updatedAt: instant,
})
export type OrderTemplate = z.infer<typeof OrderTemplate>

/** A new one has the content of the order with `orderId`; later its name and its repetition may change. */
export const OrderTemplateSave = z.strictObject({
  ...savedKey,
  /** The kind of the order or of the template. */
  modelType: code(orderKind),
  orderId: z.optional(id),
  name: requiredText(60),
  repeat: z._default(z.nullable(Repeat), null),
})
export type OrderTemplateSave = z.infer<typeof OrderTemplateSave>

export const OrderTemplateQuery = listQuery({
  filters: { modelType: code(orderKind), name: z.optional(text(60)) },
  sortable: ['name', 'updatedAt'],
})
export type OrderTemplateQuery = z.infer<typeof OrderTemplateQuery>

const daysInWeek = 7
const dayOf = (instantOfDay: Date): string => instantOfDay.toISOString().slice(0, 10)

/** The first day on which an order is due after the given one. */
export function nextDueOn({ every, day }: Pick<Repeat, 'every' | 'day'>, after: string): string {
  const from = new Date(`${after}T00:00:00Z`)
  if (every === repeatEvery.codes.week) {
    const ahead = (day - from.getUTCDay() + daysInWeek) % daysInWeek || daysInWeek
    from.setUTCDate(from.getUTCDate() + ahead)
    return dayOf(from)
  }
  const inMonth = (months: number): Date => {
    const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
    return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(day, last)))
  }
  const thisMonth = inMonth(0)
  return dayOf(thisMonth > from ? thisMonth : inMonth(1))
}

export const isRepeatDay = ({ every, day }: Pick<Repeat, 'every' | 'day'>): boolean =>
  every === repeatEvery.codes.month || day <= daysInWeek
