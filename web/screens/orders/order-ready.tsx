import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { groupFindings } from '@quayside/contract/orders/order-readiness.ts'
import { type ReadinessFinding, readinessStops } from '@quayside/contract/orders/readiness-finding.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClassificationRequest } from './order-classification.ts'
import styles from './order-form.module.css'
import { checksOf } from './order-ready.checks.ts'
import { ReadyGroup } from './order-ready.group.tsx'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly editor: OrderForm
  readonly views: readonly LineView[]
  readonly headFindings: readonly ReadinessFinding[]
}

const shownAtFirst = 8

/** What would stop the submission, the audit or the clearance, before it does: each once, with the lines it is in. */
export function OrderReady({ editor, views, headFindings }: Props) {
  const t = useTranslations('orderForm.ready')
  const stops = useTranslations('orderReadiness.severities')
  const [isOpen, setOpen] = useState(false)
  const groups = useMemo(
    () =>
      groupFindings([
        ...headFindings,
        ...views.flatMap(({ row, findings }) => findings.map((finding) => ({ ...finding, row: row.id }))),
      ]),
    [views, headFindings],
  )
  const blocking = groups.filter(({ severity }) => severity === 'submit').length
  // An empty form is not wrong yet.
  const isTouched = editor.isSample || editor.isDirty || editor.number !== undefined || editor.marks.isChecked
  const tone = !isTouched ? 'untouched' : blocking > 0 ? 'blocked' : groups.length > 0 ? 'ready' : 'complete'
  const shown = isOpen ? groups : groups.slice(0, shownAtFirst)
  const title = t(editor.kind.code === orderKind.codes.domestic ? 'titleDomestic' : 'title')
  const checks = checksOf(groups, editor.kind)
  const done = checks.filter(({ stop }) => stop === 'done')
  const classification = useClassificationRequest(views)
  return (
    <section className={`q-panel ${styles['order-ready']}`} data-tone={tone}>
      <div className="q-panel-body">
        <h2>
          {title} {isTouched && <b>{blocking > 0 ? t('left', { count: blocking }) : t('ready')}</b>}
        </h2>
        <div className={styles['order-segments']} role="img" aria-label={t('done', { count: done.length })}>
          {checks.map(({ name, stop }) => (
            <span key={name} data-stop={isTouched ? stop : undefined} />
          ))}
        </div>
        {groups.length === 0 && <p>{t('nothing')}</p>}
        {readinessStops.map((severity) => {
          const own = shown.filter((group) => group.severity === severity)
          if (own.length === 0) return null
          const count = groups.filter((group) => group.severity === severity).length
          return (
            <div key={severity} data-stop={severity}>
              <h3>{t('group', { stop: stops(severity), count })}</h3>
              <ul>
                {own.map((group) => (
                  <ReadyGroup key={`${group.path}${group.code}`} editor={editor} group={group}>
                    {group.code === 'unclassified' && classification.isPossible && !editor.isSample && (
                      <button
                        type="button"
                        className="q-text-button"
                        disabled={classification.isAsking}
                        onClick={() => classification.ask(group.rows)}
                      >
                        {t('requestAll')}
                      </button>
                    )}
                  </ReadyGroup>
                ))}
              </ul>
            </div>
          )
        })}
        {isTouched && done.length > 0 && groups.length > 0 && (
          <p className={styles['order-ready-done']}>{t('done', { count: done.length })}</p>
        )}
        {groups.length > shownAtFirst && (
          <button
            type="button"
            className={`q-text-button ${styles['order-more']}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fewer') : t('more', { count: groups.length - shownAtFirst })}
          </button>
        )}
      </div>
    </section>
  )
}
