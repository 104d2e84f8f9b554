import Big from 'big.js'
import { type Rate, roundAmount } from '../kernel/money.ts'
import type { RefusalParams } from '../kernel/refusal.ts'
import { estimateImportDuty } from '../products/duty-estimate.ts'
import { cccStatus } from '../products/product.codes.ts'
import { orderKind } from './order.codes.ts'
import { certificateOfOrigin } from './order.ts'
import type { ModelFacts } from './order-facts.ts'
import type { OrderLineDraft } from './order-line.ts'
import type { OrderDraft } from './order-save.ts'
import type { ReadinessCode, ReadinessFinding, ReadinessStop } from './readiness-finding.ts'

/** A unit price this far from the usual one of its model makes a price audit likely. */
const priceDeviationAtMost = 0.3

type LineContext = {
  readonly path: (field: keyof OrderLineDraft) => string
  readonly facts: ModelFacts | undefined
  readonly attached: ReadonlySet<string>
}

export function lineReadiness(
  draft: OrderDraft,
  line: OrderLineDraft,
  context: LineContext,
): ReadinessFinding[] {
  const { path, facts, attached } = context
  const crossesCustoms =
    draft.modelType === orderKind.codes.import || draft.modelType === orderKind.codes.export
  const findings: ReadinessFinding[] = []
  const add = (
    field: keyof OrderLineDraft,
    severity: ReadinessStop,
    code: ReadinessCode,
    params?: RefusalParams,
  ): void => {
    findings.push({ path: path(field), severity, code, ...(params && { params }) })
  }
  if (line.model === '') add('model', 'audit', 'modelMissing')
  if (line.grossWeight === '') add('grossWeight', 'look', 'weightMissing')
  const far = priceDeviation(line, facts)
  if (far) add('price', 'audit', 'priceFarFromUsual', far)
  if (!crossesCustoms || line.model === '') return findings
  if (!facts?.isClassified) add('model', 'clearance', 'unclassified')
  else if (facts.elements.length > 0 && line.declarationElements === '')
    add('declarationElements', 'clearance', 'elementsMissing', { elements: facts.elements.join('、') })
  if (facts?.isClassified && facts.cccStatus === cccStatus.codes.toBeConfirmed)
    add('model', 'clearance', 'cccUnconfirmed')
  if (facts?.cccStatus === cccStatus.codes.insideCatalogue && !attached.has('ccc-certificate'))
    add('model', 'clearance', 'cccCertificateMissing')
  const agreement = unusedAgreement(draft, line, facts)
  if (agreement !== '' && !attached.has(certificateOfOrigin))
    add('origin', 'look', 'originCertificateMissing', { agreement })
  return findings
}

/** The agreement whose lower duty a certificate of origin would give an import; '' where none is lower. */
function unusedAgreement(draft: OrderDraft, line: OrderLineDraft, facts: ModelFacts | undefined): string {
  if (draft.modelType !== orderKind.codes.import || !facts?.isClassified || line.origin === '') return ''
  // The saving is a share of the value, so that one of 10,000.00 shows whether there is one.
  const value = roundAmount('10000')
  const estimate = estimateImportDuty(
    {
      value,
      customsRate: '1' as Rate,
      origin: line.origin,
      unit: line.unit,
      qty: line.qty,
      netWeight: line.netWeight,
    },
    {
      ...facts,
      mfnRate: facts.tariffRate,
      generalRate: facts.generalRate ?? null,
      originRates: facts.originRates ?? [],
    },
  )
  return estimate.saving?.agreement ?? ''
}

/** How far a unit price lies from the median of the model's own history, where that is too far. */
export function priceDeviation(
  line: Pick<OrderLineDraft, 'price'>,
  facts: Pick<ModelFacts, 'priceHistory'> | undefined,
): { usual: string; percent: string } | undefined {
  const usual = facts?.priceHistory?.median
  if (usual === undefined || line.price === '' || new Big(usual).eq(0)) return undefined
  const share = new Big(line.price).minus(usual).div(usual)
  if (share.abs().lte(priceDeviationAtMost)) return undefined
  return { usual, percent: share.times(100).toFixed(0) }
}
