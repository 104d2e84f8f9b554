import Big from 'big.js'
import { exportReceiptDays, minimumExportAgencyFee } from '../kernel/commercial-terms.ts'
import { addDays } from '../kernel/days.ts'
import { type Amount, largest, type Rate, roundAmount, sum, times } from '../kernel/money.ts'
import { type MovedDay, movedToWorkingDay, type WorkCalendar } from '../kernel/working-days.ts'
import { estimateExportRefund, estimateImportDuty, type ImportDuty } from '../products/duty-estimate.ts'
import { orderKind } from './order.codes.ts'
import type { ModelFacts } from './order-facts.ts'
import type { OrderLineDraft } from './order-line.ts'
import { lineTotal } from './order-totals.ts'

/** Share of the order's amount in RMB, where nothing else was agreed with the company: 0.8 %. */
export const usualAgencyRate = '0.008' as Rate

/** The provider's fee; that of an export is RMB 200 at least. */
export function agencyFee(
  order: { readonly modelType: number; readonly orderAmount: Amount; readonly toRmb: Rate },
  agencyRate: Rate = usualAgencyRate,
): Amount {
  const fee = roundAmount(new Big(order.orderAmount).times(order.toRmb).times(agencyRate))
  return order.modelType === orderKind.codes.export ? largest(fee, minimumExportAgencyFee) : fee
}

/**
 * Duty and taxes of one line of an import in RMB, or nothing while its product has no customs code. `factor` is what the
 * order's charges raise each price by (contract/orders/dutiable-value.ts).
 */
export function lineDuty(
  line: OrderLineDraft,
  facts: ModelFacts | undefined,
  customsRate: Rate,
  {
    currency,
    factor = '1' as Rate,
    hasCertificate = false,
  }: { currency: string; factor?: Rate; hasCertificate?: boolean },
): ImportDuty | undefined {
  if (!facts?.isClassified) return undefined
  return estimateImportDuty(
    {
      value: lineTotal(line, currency),
      factor,
      customsRate,
      origin: line.origin,
      unit: line.unit,
      qty: line.qty,
      netWeight: line.netWeight,
      hasCertificate,
    },
    {
      mfnRate: facts.tariffRate,
      generalRate: facts.generalRate ?? null,
      temporaryRate: facts.temporaryRate,
      originRates: facts.originRates ?? [],
      consumptionRate: facts.consumptionRate,
      vatRate: facts.vatRate,
    },
  )
}

/** Refund of one line of an export in RMB, taking its total as the amount of the supplier's VAT invoice. */
export function lineRefund(
  line: OrderLineDraft,
  facts: ModelFacts | undefined,
  { currency, toRmb }: { currency: string; toRmb: Rate },
): Amount | undefined {
  if (!facts?.isClassified) return undefined
  return estimateExportRefund(times(lineTotal(line, currency), toRmb), {
    vatRate: facts.vatRate,
    refundRate: facts.refundRate,
  })
}

/** The sum of what could be estimated, and how many lines could not. */
export function addEstimates(estimates: readonly (Amount | undefined)[]): { total: Amount; unknown: number } {
  const known = estimates.filter((each) => each !== undefined)
  return { total: sum(known), unknown: estimates.length - known.length }
}

/**
 * §1: the foreign exchange of an export has to arrive within 60 days of the export date; on a rest day of mainland
 * China's calendar the period ends on the next working day.
 */
export const receiptDueOn = (exportedOn: string, calendar: WorkCalendar): MovedDay =>
  movedToWorkingDay(addDays(exportedOn, exportReceiptDays), calendar)
