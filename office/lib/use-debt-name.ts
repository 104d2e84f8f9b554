import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { basisWord, feeUnit, itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { showBasis } from '@quayside/contract/finance/movement-names.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useEntryNames } from './entry-names.ts'

/** What a debt is called: its kind of fee, or its kind. */
export function useDebtName(): (debt: { readonly kind: string; readonly feeKind: string }) => string {
  const codeText = useCodeText()
  const feeName = useEntryNames(String(feeKinds))
  return ({ kind, feeKind }) => (feeKind === '' ? codeText(itemKind, kind) : feeName(feeKind))
}

/** What a debt or fee was computed from, with the unit's name. */
export function useBasis(): (basis: string, feeKind: string) => string {
  const codeText = useCodeText()
  return (basis, feeKind) =>
    showBasis(basis, feeKind, {
      unitName: (unit) => codeText(feeUnit, unit),
      atLeast: codeText(basisWord, basisWord.codes.atLeast),
    })
}
