import { Icon } from '@quayside/kit/page/icon.tsx'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Curve } from './curve.tsx'
import styles from './system.module.css'

type Props = Pick<ComponentProps<typeof Icon>, 'drawing'> & {
  readonly title: string
  readonly isWrong: boolean
  readonly figure: string
  readonly unit?: string
  readonly note: string
  /** Drawn as a bar with its limit. */
  readonly used?: { readonly part: number; readonly limit: number }
  /** What else there is to know, at both ends of one line. */
  readonly facts?: readonly string[]
  /** Drawn as the line of the last day, with its highest value in words. */
  readonly curve?: ComponentProps<typeof Curve>
}

/** A part of the installation: its state, one figure, and what belongs to it. */
export function SystemCard({ drawing, title, isWrong, figure, unit, note, facts, used, curve }: Props) {
  const t = useTranslations('officeSystem')
  return (
    <section className={styles['card']}>
      <h2>
        <Icon drawing={drawing} />
        {title}
        <span className={styles['state']} data-wrong={isWrong || undefined}>
          {t(isWrong ? 'attention' : 'good')}
        </span>
      </h2>
      <p className={styles['figure']}>
        {figure}
        {unit !== undefined && <small> {unit}</small>}
      </p>
      {facts && (
        <p className={styles['facts']}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {used && (
        <div className={styles['bar']} aria-hidden>
          <i style={{ inlineSize: `${100 * used.part}%` }} data-wrong={isWrong || undefined} />
          <b style={{ insetInlineStart: `${100 * used.limit}%` }} />
        </div>
      )}
      {curve && <Curve {...curve} />}
      <p className={styles['quiet']}>{note}</p>
    </section>
  )
}
