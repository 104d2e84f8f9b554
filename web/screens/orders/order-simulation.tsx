import { declarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { splitDeclarations } from '@quayside/contract/customs/declaration-split.ts'
import { splitLineOf } from '@quayside/contract/customs/estimate-taxes.ts'
import { formatAmount, type Rate } from '@quayside/contract/kernel/money.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './order-customs.module.css'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly editor: OrderForm
  readonly views: readonly LineView[]
  readonly facts: KnownFacts | undefined
  /** What the order's charges raise each price by. */
  readonly factor: Rate
  readonly hasCertificate: boolean
}

const heldAtMost = 5
/** Splitting more lines than these takes longer than a frame: only when asked for, and again when asked again. */
const splitAtOnce = 1000

/** How the draft would be declared, by the rule that the provider begins with. */
export function OrderSimulation(props: Props) {
  const { views, facts } = props
  const t = useTranslations('customsScreens.simulation')
  const [asked, setAsked] = useState<readonly LineView[]>([])
  const isLong = views.length > splitAtOnce
  const isShown = !isLong || asked === views
  if (facts === undefined || views.length === 0) return null
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('title')}</h2>
        {isShown ? (
          <Split {...props} />
        ) : (
          <Button onClick={() => setAsked(views)}>{t('show', { count: views.length })}</Button>
        )}
      </div>
    </section>
  )
}

function Split({ editor, views: seen, facts, factor, hasCertificate }: Props) {
  // Typing does not wait for the split.
  const views = useDeferredValue(seen)
  const t = useTranslations('customsScreens.simulation')
  const format = useFormatter()
  const held = useTranslations('customsScreens.held')
  const isImport = editor.kind.code === orderKind.codes.import
  const { currency } = editor.head
  const split = useMemo(() => {
    const lines = views.map((view, place) =>
      splitLineOf(String(place), view.line, currency, facts?.modelOf(view.line)),
    )
    const customsRate = (facts?.customsRate ?? undefined) as Rate | undefined
    return splitDeclarations({ isImport, currency, customsRate, factor, hasCertificate }, lines)
  }, [views, facts, isImport, currency, factor, hasCertificate])
  return (
    <>
      <p className={styles['note']}>{t('count', { count: split.declarations.length })}</p>
      <ul className={styles['declarations']}>
        {split.declarations.map((declaration, place) => (
          <li key={declaration.lines[0]?.sources[0]}>
            <div>
              <span>{t('one', { place: place + 1 })}</span>
              <CodeText list={declarationControl} value={declaration.control} />
            </div>
            <p>
              {[
                t('lines', { count: declaration.lines.length }),
                `${currency} ${formatAmount(declaration.value)}`,
                ...(isImport && !split.isRateMissing
                  ? [t('taxes', { amount: formatAmount(declaration.taxes) })]
                  : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {split.held.length > 0 && <p className={styles['wrong']}>{t('held', { count: split.held.length })}</p>}
      {split.held.slice(0, heldAtMost).map(({ key, reasons }) => (
        <p key={key} className={styles['note']}>
          {t('heldLine', {
            position: Number(key) + 1,
            name: views[Number(key)]?.line.model ?? '',
            reasons: format.list(reasons.map((reason) => held(reason))),
          })}
        </p>
      ))}
      {split.held.length > heldAtMost && (
        <p className={styles['note']}>{t('heldMore', { count: split.held.length - heldAtMost })}</p>
      )}
      <p className={styles['note']}>{split.isRateMissing ? t('rateMissing') : t('note')}</p>
    </>
  )
}
