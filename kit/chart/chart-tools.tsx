import { DownloadOutlined } from '@ant-design/icons-svg'
import { useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { Segmented } from '../inputs/segmented.tsx'
import { saveDownload } from '../page/download.ts'
import { type ChartData, sheetOf } from './chart-data.ts'

type SwitchProps = { readonly isTable: boolean; readonly onTable: (isTable: boolean) => void }

/** Figures as a chart or as a table. */
export function ViewSwitch({ isTable, onTable }: SwitchProps) {
  const t = useTranslations('kit.chart')
  return (
    <Segmented
      size="small"
      aria-label={t('view')}
      value={isTable ? 'table' : 'chart'}
      options={[
        { value: 'chart', label: t('chart') },
        { value: 'table', label: t('table') },
      ]}
      onChange={(view) => onTable(view === 'table')}
    />
  )
}

type Props = SwitchProps & { readonly name: string; readonly data: ChartData }

/** The switch between chart and table, and the download, in the header of a chart's panel. */
export function ChartTools({ name, data, isTable, onTable }: Props) {
  const t = useTranslations('kit.chart')
  const download = (): void =>
    saveDownload({
      fileName: `${name}.csv`,
      blob: new Blob([sheetOf(data, { period: t('period'), total: t('total') })], { type: 'text/csv' }),
    })
  return (
    <>
      <ViewSwitch isTable={isTable} onTable={onTable} />
      <IconButton
        look="text"
        size="small"
        drawing={DownloadOutlined}
        label={t('download')}
        onClick={download}
      />
    </>
  )
}
