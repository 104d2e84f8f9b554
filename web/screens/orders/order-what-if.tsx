import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { type CostBases, usualBases } from '@quayside/contract/reports/landed-cost.rules.ts'
import { fromStored, shownOf } from '@quayside/contract/reports/saved-what-if.rules.ts'
import {
  noChange,
  variantsAtMost,
  type WhatIfChange,
  type WhatIfOrder,
  type WhatIfResult,
  whatIf,
  wrongFields,
} from '@quayside/contract/reports/what-if.ts'
import { headOf, whatIfLinesShown } from '@quayside/contract/reports/what-if-view.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { askFacts } from './order-facts.ts'
import { WhatIfConditions } from './order-what-if.conditions.tsx'
import { WhatIfFigures } from './order-what-if.figures.tsx'
import styles from './order-what-if.module.css'
import { SavedWhatIfBar, StoredNote, useSavedWhatIf } from './order-what-if.saved.tsx'

type Props = {
  readonly order: WhatIfOrder
  /** The id of the saved order; undefined where it was never saved. */
  readonly orderId: string | undefined
  /** A saved comparison to begin with. */
  readonly openedId?: string | undefined
  /** Offered where the order is a draft that is being written. */
  readonly onApply?: ((change: WhatIfChange) => void) | undefined
  readonly onClose: () => void
}

const fresh = 60_000

/** A variant that was not touched is not computed again: an order may have thousands of lines. */
type Computed = { readonly known: KnownFacts; readonly bases: CostBases; readonly result: WhatIfResult }

/** What is known on each of the days that the variants name; '' is today. */
function useFactsOf(order: WhatIfOrder, days: readonly string[]): ReadonlyMap<string, KnownFacts> {
  // The lines may be thousands, and stay the same while the dialog is open: its own id is key enough.
  const dialog = useId()
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: ['orderFacts', 'whatIf', dialog, day],
      queryFn: () => askFacts(order, day),
      staleTime: fresh,
      gcTime: 0,
      structuralSharing: false,
      retry: false,
    })),
  })
  return new Map(answers.flatMap(({ data }, place) => (data ? [[days[place] ?? '', data] as const] : [])))
}

const fromOrder: readonly WhatIfChange[] = [noChange]

/** The order beside up to four variants of it, or a saved comparison as its figures were. */
export default function OrderWhatIf({ order, orderId, openedId, onApply, onClose }: Props) {
  const t = useTranslations('orderForm.whatIf')
  const can = useCan()
  const [savedId, setSavedId] = useState(openedId)
  const opened = useSavedWhatIf(savedId)
  // Until something is changed, a saved comparison shows its own variants and figures.
  const [edited, setVariants] = useState<readonly WhatIfChange[]>()
  const variants = edited ?? opened?.variants ?? fromOrder
  const openedVariant = edited === undefined ? opened : undefined
  const [asked, setAsked] = useState<number>()
  const facts = useFactsOf(order, [...new Set(['', ...variants.map(({ day }) => day)])])
  const chosen = useQuery({
    queryKey: ['landedCostBases'],
    queryFn: () => api('GET report/online/landedCost/bases', {}, { isQuiet: true }),
    enabled: can('report-landedCost-view'),
    staleTime: fresh,
  }).data
  const bases = chosen ?? usualBases
  const [computed] = useState(() => new WeakMap<WhatIfChange, Computed>())
  const resultOf = (change: WhatIfChange): WhatIfResult | undefined => {
    const known = facts.get(change.day)
    if (!known || wrongFields(change).length > 0) return undefined
    const before = computed.get(change)
    if (before && before.known === known && before.bases === bases) return before.result
    const result = whatIf(order, change, { ...known, bases })
    computed.set(change, { known, bases, result })
    return result
  }
  // Typing does not wait for the figures.
  const shown = useDeferredValue(variants)
  const change = (place: number, part: Partial<WhatIfChange>): void =>
    setVariants(variants.map((each, at) => (at === place ? { ...each, ...part } : each)))
  const known = facts.get('')
  const head = openedVariant?.figures.head ?? headOf(order)
  const live = (result: WhatIfResult | undefined) => result && shownOf(result, whatIfLinesShown)
  const applied = asked === undefined ? undefined : variants[asked]
  return (
    <Dialog
      title={t('title')}
      width={1240}
      isSticky
      onClose={onClose}
      footer={
        variants.length < variantsAtMost && (
          <Button onClick={() => setVariants([...variants, variants.at(-1) ?? noChange])}>{t('add')}</Button>
        )
      }
    >
      <p className={styles['note']}>{t('note')}</p>
      <SavedWhatIfBar
        orderId={orderId}
        variants={variants}
        opened={opened}
        isChanged={edited !== undefined}
        isComputable={variants.every((each) => wrongFields(each).length === 0)}
        onOpen={(id) => {
          setSavedId(id)
          setVariants(undefined)
        }}
      />
      {openedVariant && (
        <StoredNote stored={openedVariant} onNow={() => setVariants([...openedVariant.variants])} />
      )}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('title')}>
        <table className={styles['table']} aria-label={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('conditions')}</th>
              <th scope="col">{t('order')}</th>
              {variants.map((each, place) => (
                // Variants have no name of their own; their place is what tells them apart.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <th key={place} scope="col">
                  {t('variant', { place: place + 1 })}
                  {variants.length > 1 && (
                    <Button
                      look="text"
                      size="small"
                      aria-label={t('remove', { place: place + 1 })}
                      onClick={() => setVariants(variants.filter((other) => other !== each))}
                    >
                      ×
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <WhatIfConditions
            head={head}
            day={openedVariant ? shanghaiDate(new Date(openedVariant.computedAt)) : t('today')}
            variants={variants}
            onChange={change}
          />
          {openedVariant ? (
            <WhatIfFigures
              head={head}
              base={fromStored(openedVariant.figures.order)}
              variants={openedVariant.figures.variants.map(fromStored)}
              terms={openedVariant.figures.terms}
            />
          ) : (
            known && (
              <WhatIfFigures
                head={head}
                base={live(resultOf(noChange))}
                variants={shown.map((each) => live(resultOf(each)))}
                terms={{ agencyRate: known.agencyRate, agencyMinimum: known.agencyMinimum, bases }}
              />
            )
          )}
          {onApply && (
            <tfoot>
              <tr>
                <th scope="row" />
                <td />
                {variants.map((each, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={place}>
                    <Button
                      size="small"
                      disabled={each === noChange || wrongFields(each).length > 0}
                      onClick={() => setAsked(place)}
                    >
                      {t('apply')}
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {asked !== undefined && applied && onApply && (
        <Dialog
          title={t('applyTitle', { place: asked + 1 })}
          action={{ label: t('apply'), run: () => onApply(applied) }}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('applyNote')}</p>
        </Dialog>
      )}
    </Dialog>
  )
}
