import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { useTranslations } from 'use-intl'

type Quantity = 'firstQty' | 'secondQty'

/** The line and the quantity of a path such as `lines.3.firstQty`. */
export function lineOfPath(declaration: Pick<DeclarationReview, 'lines'>, path: string) {
  const [, place, quantity] = /^lines\.(\d+)\.(firstQty|secondQty)$/.exec(path) ?? []
  const line = declaration.lines[Number(place)]
  return line && { line, quantity: quantity as Quantity }
}

/** The name of a field that customs asks for, by its path. */
export function useMissingName(declaration: Pick<DeclarationReview, 'lines'>): (path: string) => string {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declaration')
  const lineFields = useTranslations('declarationFields.declarationLine')
  return (path) => {
    const found = lineOfPath(declaration, path)
    if (!found) return fields(path as 'customsOffice' | 'tradeMode' | 'transportMode')
    const { line, quantity } = found
    return t('lineQuantity', { position: line.position, name: line.name, quantity: lineFields(quantity) })
  }
}
