import { DisconnectOutlined, LeftOutlined } from '@ant-design/icons-svg'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { session } from '../../lib/session.ts'
import styles from './hand.module.css'
import type { Entry, Outbox } from './outbox.ts'
import { useEntries, useIsCut } from './use-outbox.ts'

type Props = {
  readonly title: string
  readonly number?: string
  /** A page of its own, because only this one may use the camera. */
  readonly back: string
  readonly outbox: Outbox | undefined
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The frame of a phone's page: where one is, whether the line is cut, and the buttons at the thumb. */
export function HandPage({ title, number, back, outbox, footer, children }: Props) {
  const t = useTranslations('officeHand')
  const name = useStore(session)?.self.name ?? ''
  const isCut = useIsCut(outbox)
  const waiting = useEntries(outbox).filter(({ state }) => state === 'waiting').length
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <a href={back} aria-label={t('back')}>
          <Icon drawing={LeftOutlined} />
        </a>
        <BrandMark size={26} />
        <h1>{title}</h1>
        {number !== undefined && <code>{number}</code>}
        <span>{name}</span>
      </header>
      {(isCut || waiting > 0) && (
        <p className={styles['cut']} role="status">
          {isCut && <Icon drawing={DisconnectOutlined} />}
          <span>{isCut ? t('cut') : t('sending')}</span>
          {waiting > 0 && <b>{t('waiting', { count: waiting })}</b>}
        </p>
      )}
      <main id="main">{children}</main>
      {footer && <footer className={styles['foot']}>{footer}</footer>}
    </div>
  )
}

const tones = { waiting: 'waitsForYou', sent: 'done', refused: 'refused' } as const

/** The last scans, the newest first, and whether each was sent. */
export function ScanLog({ outbox, recordId }: { outbox: Outbox | undefined; recordId: string }) {
  const t = useTranslations('officeHand')
  const instant = useInstant()
  const own = useEntries(outbox).filter(({ scan }) => scan.recordId === recordId)
  const shown = own.slice(-8).toReversed()
  if (shown.length === 0) return null
  const textOf = ({ scan }: Entry): string =>
    scan.kind === 'count' || scan.kind === 'pick' || scan.kind === 'put'
      ? t(`log.${scan.kind}`, { qty: showNumber(scan.qty) })
      : t(`log.${scan.kind}`)
  return (
    <ul className={styles['log']} aria-label={t('scans')}>
      {shown.map((entry) => (
        <li key={entry.key}>
          <time dateTime={entry.at}>{instant(entry.at).slice(-5)}</time>
          <span>{textOf(entry)}</span>
          <code>{entry.label}</code>
          <ToneTag tone={tones[entry.state]}>{t(`states.${entry.state}`)}</ToneTag>
          {entry.problem !== undefined && (
            <p>
              {entry.problem}
              <button type="button" onClick={() => void outbox?.drop(entry.key)}>
                {t('drop')}
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
