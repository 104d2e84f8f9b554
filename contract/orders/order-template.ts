import * as z from 'zod/mini'
import { addDays, dayInMonth, weekdayOf } from '../kernel/days.ts'
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

/** The first day on which an order is due after the given one. */
export function nextDueOn({ every, day }: Pick<Repeat, 'every' | 'day'>, after: string): string {
  if (every === repeatEvery.codes.week)
    return addDays(after, (day - weekdayOf(after) + daysInWeek) % daysInWeek || daysInWeek)
  const thisMonth = dayInMonth(after, day)
  return thisMonth > after ? thisMonth : dayInMonth(after, day, 1)
}

export const isRepeatDay = ({ every, day }: Pick<Repeat, 'every' | 'day'>): boolean =>
  every === repeatEvery.codes.month || day <= daysInWeek
