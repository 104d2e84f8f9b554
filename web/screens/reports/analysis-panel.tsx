import { DownloadOutlined } from '@ant-design/icons-svg'
import type { Analysis, AnalysisExport } from '@quayside/contract/reports/analysis.ts'
import { ViewSwitch } from '@quayside/kit/chart/chart-tools.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './analysis.module.css'
import { saveDrawing, saveLines } from './chart-picture.ts'

export type AnalysisAsked = Omit<AnalysisExport, 'part'>
/** What each part of the analysis is drawn from. */
export type AnalysisProps = { readonly analysis: Analysis; readonly asked: AnalysisAsked }

type Props = {
  readonly part: NonNullable<AnalysisExport['part']>
  readonly note: string
  readonly asked: AnalysisAsked
  /** What the picture shows, where the panel has no drawing. */
  readonly lines?: Parameters<typeof saveLines>[1]
  /** Beside the title: what the panel can be switched to. */
  readonly switches?: ReactNode
  /** The same figures as a table. */
  readonly table?: ReactNode
  readonly children: ReactNode
}

/** One chart of the analysis: its figures as drawing or table, and both as files. */
export function AnalysisPanel({ part, note, asked, lines, switches, table, children }: Props) {
  const t = useTranslations('decisionAnalysis')
  const panel = useRef<HTMLElement>(null)
  const [isTable, setTable] = useState(false)
  const title = t(`parts.${part}`)
  const picture = (): void => {
    const svg = panel.current?.querySelector<SVGSVGElement>('svg[role="img"]')
    if (lines) saveLines(title, lines)
    else if (svg) void saveDrawing(svg, title)
  }
  const sheet = (): void =>
    void api('GET report/online/analysis/export', { query: { ...asked, part } }).then(
      saveDownload,
      () => undefined,
    )
  return (
    <section ref={panel} className={`q-panel ${styles['panel']}`} data-part={part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
        <div>
          {switches}
          {table !== undefined && <ViewSwitch isTable={isTable} onTable={setTable} />}
          <MenuButton
            look="text"
            size="small"
            icon={<Icon drawing={DownloadOutlined} />}
            aria-label={t('downloadOf', { title })}
            title={t('downloadOf', { title })}
            items={[
              ...(isTable ? [] : [{ key: 'picture', label: t('picture'), run: picture }]),
              { key: 'xlsx', label: t('xlsx'), run: sheet },
            ]}
          />
        </div>
      </header>
      {isTable ? table : children}
    </section>
  )
}
