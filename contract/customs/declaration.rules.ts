import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { parseDeclarationNumber } from './declaration-number.ts'

type NumberFields = {
  readonly declarationNo: string
  readonly customsOffice: string
  readonly isImport: boolean
}

/** The number names the customs office and the direction. */
export function checkDeclarationNumber({ declarationNo, customsOffice, isImport }: NumberFields): Finding[] {
  if (declarationNo === '') return []
  const parts = parseDeclarationNumber(declarationNo)
  if (!parts) return [at('declarationNo', 'declaration.number')]
  if (customsOffice !== '' && parts.office !== customsOffice)
    return [at('declarationNo', 'declaration.otherOffice')]
  return parts.isImport === isImport ? [] : [at('declarationNo', 'declaration.otherDirection')]
}

type DeclaredFields = {
  readonly customsOffice: string
  readonly tradeMode: string
  readonly transportMode: string
  readonly lines: readonly {
    readonly firstUnit: string
    readonly firstQty: string
    readonly secondUnit: string
    readonly secondQty: string
  }[]
}

/** What customs asks for before it takes a declaration, by the path of each field. */
export function missingFields(declaration: DeclaredFields): string[] {
  const head = (['customsOffice', 'tradeMode', 'transportMode'] as const).filter(
    (field) => declaration[field] === '',
  )
  const lines = declaration.lines.flatMap((line, place) => [
    ...(line.firstUnit !== '' && line.firstQty === '' ? [`lines.${place}.firstQty`] : []),
    ...(line.secondUnit !== '' && line.secondQty === '' ? [`lines.${place}.secondQty`] : []),
  ])
  return [...head, ...lines]
}
