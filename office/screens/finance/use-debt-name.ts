import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'

/** What a debt is called: its kind of fee, or its kind. */
export function useDebtName(): (debt: { readonly kind: string; readonly feeKind: string }) => string {
  const codeText = useCodeText()
  const feeName = useEntryNames(String(feeKinds))
  return ({ kind, feeKind }) => (feeKind === '' ? codeText(itemKind, kind) : feeName(feeKind))
}
