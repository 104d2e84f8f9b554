import { createHash } from 'node:crypto'
import { agreedFigures, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import {
  type ContractDocument,
  type ContractOrder,
  canonicalText,
  contractTermsVersion,
  ProviderParty,
} from '@quayside/contract/orders/contract-document.ts'
import { deliveryType, type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { contractClauses } from '@quayside/phrases/contract-clauses.ts'
import { inLanguage } from '../../platform/system/settings.ts'
import type { ContractRows } from './contract-queries.ts'

/** SHA-256 over the canonical text of everything that is printed. */
export const hashOf = (document: ContractDocument): string =>
  createHash('sha256').update(canonicalText(document), 'utf8').digest('hex')

/** The document names the version of the agreement that the company accepted. */
function filled(text: string, accepted: string | null): string {
  const figures: Readonly<Record<string, string | number>> = {
    ...agreedFigures,
    agreementVersion: accepted ?? agreementVersion,
  }
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(figures[name] ?? ''))
}

export const kindOf = (modelType: number): GeneralModelType => orderKind.keyOf(modelType) ?? 'import'

/** The order's own part: what its contract says of it now. */
function contractOrderOf({ order, lines }: Pick<ContractRows, 'order' | 'lines'>): ContractOrder {
  const isPickup = order.delivery_type === deliveryType.codes.warehousePickup
  return {
    orderNo: order.order_no,
    modelType: order.model_type,
    orderDate: order.order_date,
    contractNo: order.contract_no,
    supplierId: order.supplier_id,
    customerId: order.customer_id,
    currency: order.currency,
    incoterms: order.incoterms,
    paymentMethod: order.payment_method,
    deliveryType: order.delivery_type,
    deliveryAddress: isPickup ? order.pickup_address : order.delivery_address,
    orderAmount: order.order_amount,
    packages: Number(order.packages),
    netWeight: order.net_weight,
    grossWeight: order.gross_weight,
    lines: lines.map((line) => ({
      model: line.model,
      name: line.name,
      brand: line.brand,
      origin: line.origin,
      unit: line.unit,
      qty: line.qty,
      price: line.price,
      totalMoney: line.total_money,
    })),
  }
}

/** The contract as the order would print it now. */
export function contractDocumentOf(rows: ContractRows): ContractDocument {
  const { company, order, provider } = rows
  return {
    termsVersion: contractTermsVersion,
    client: {
      name: company.name,
      englishName: company.english_name,
      creditCode: company.credit_code,
      address: company.address,
      phone: company.phone,
      representative: company.legal_person,
    },
    provider: ProviderParty.parse(inLanguage(provider ?? {}, 'zh-CN')),
    supplierName: order.supplier_name,
    customerName: order.customer_name,
    clauses: contractClauses[kindOf(order.model_type)].map(({ zh, en }) => ({
      zh: filled(zh, company.agreement_version),
      en: filled(en, company.agreement_version),
    })),
    order: contractOrderOf(rows),
  }
}

/** The signature no longer matches: the stored document was altered, or the order has changed. */
export function isBroken(
  signature: { readonly hash: string; readonly document: ContractDocument },
  now: ContractOrder,
): boolean {
  return (
    hashOf(signature.document) !== signature.hash ||
    canonicalText(signature.document.order) !== canonicalText(now)
  )
}
