import { basisWord, feeUnit, itemKind, ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import { nameSourceOf, showBasis } from '@quayside/contract/finance/movement-names.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import { useDictionary, useEntryNames } from '../choices/dictionary.ts'

/** Dictionary 1019 as options of a picker. */
export const useFeeKinds = (): readonly { readonly value: string; readonly label: string }[] =>
  useDictionary('1019').map(({ value, name }) => ({ value, label: name }))

type Named = Omit<Parameters<typeof nameSourceOf>[0], 'event'> & { readonly event?: string }

/** What a movement or debt is called: its kind of fee or debt, or the event; a reversal says so in front of it. */
export function useMovementName(): (named: Named) => string {
  const kindName = useEntryNames('1019')
  const codeText = useCodeText()
  // The texts of codes change with the language only; a stable function keeps the rows of a table.
  return useCallback(
    (named) => {
      const { list, value } = nameSourceOf({ event: '', ...named })
      const name =
        list === 'feeKind' ? kindName(value) : codeText(list === 'itemKind' ? itemKind : ledgerEvent, value)
      return named.event === ledgerEvent.codes.reversal
        ? `${codeText(ledgerEvent, named.event)} ${name}`
        : name
    },
    [kindName, useLocale()],
  )
}

/** What a movement or debt was computed from, with the unit's name. */
export function useBasis(): (basis: string, feeKind: string) => string {
  const codeText = useCodeText()
  return useCallback(
    (basis, feeKind) =>
      showBasis(basis, feeKind, {
        unitName: (unit) => codeText(feeUnit, unit),
        atLeast: codeText(basisWord, basisWord.codes.atLeast),
      }),
    [useLocale()],
  )
}
