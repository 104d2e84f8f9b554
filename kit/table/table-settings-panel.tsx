import { DownOutlined, UpOutlined } from '@ant-design/icons-svg'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Checkbox } from '../inputs/checkbox.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Segmented } from '../inputs/segmented.tsx'
import { Icon } from '../page/icon.tsx'
import type { Column, ColumnChoice, Density, Row } from './table.ts'

type Listed = readonly Pick<Column<Row>, 'key' | 'title' | 'isFirst'>[]
/** The part of a table that does not depend on its rows. */
export type ColumnSettings = Omit<ColumnChoice<Row>, 'columns' | 'shown'> & {
  readonly columns: Listed
  readonly shown: Listed
}

/** Row height, and which columns stand in which order, stored for this user. */
export default function TableSettingsPanel({ table }: { table: ColumnSettings }) {
  const t = useTranslations('kit.list')
  const shown = table.shown.map((column) => column.key)
  const hidden = table.columns.filter(({ key }) => !shown.includes(key))
  const moved = (place: number, by: 1 | -1): void => {
    const next = [...shown]
    const [taken] = next.splice(place, 1)
    if (taken !== undefined) next.splice(place + by, 0, taken)
    table.setShown(next)
  }
  const fixed = table.shown.filter(({ isFirst }) => isFirst === true).length
  return (
    <div className="q-settings">
      <fieldset>
        <legend>{t('density')}</legend>
        <Segmented<Density>
          size="small"
          value={table.density}
          options={[
            { value: 'roomy', label: t('roomy') },
            { value: 'compact', label: t('compact') },
          ]}
          onChange={table.setDensity}
        />
      </fieldset>
      <fieldset>
        <legend>{t('columns')}</legend>
        <div className="q-settings-columns">
          {table.shown.map(({ key, title, isFirst }, place) => (
            <div key={key}>
              <Checkbox
                checked
                disabled={isFirst === true}
                onChange={() => table.setShown(shown.filter((other) => other !== key))}
              >
                {title}
              </Checkbox>
              {isFirst !== true && (
                <span>
                  <Button
                    look="text"
                    size="small"
                    icon={<Icon drawing={UpOutlined} />}
                    aria-label={t('columnUp', { title })}
                    disabled={place <= fixed}
                    onClick={() => moved(place, -1)}
                  />
                  <IconButton
                    look="text"
                    size="small"
                    drawing={DownOutlined}
                    label={t('columnDown', { title })}
                    disabled={place === shown.length - 1}
                    onClick={() => moved(place, 1)}
                  />
                </span>
              )}
            </div>
          ))}
          {hidden.map(({ key, title }) => (
            <div key={key}>
              <Checkbox checked={false} onChange={() => table.setShown([...shown, key])}>
                {title}
              </Checkbox>
            </div>
          ))}
        </div>
      </fieldset>
      <Button look="link" size="small" onClick={() => table.setShown(undefined)}>
        {t('columnsReset')}
      </Button>
    </div>
  )
}
