import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Segmented } from './segmented.tsx'
import type { ColumnChoice, Density, Row } from './table.ts'

/** Row height and columns, stored for this user. */
export default function TableSettingsPanel<R extends Row>({ table }: { table: ColumnChoice<R> }) {
  const t = useTranslations('kit.list')
  const shown = table.shown.map((column) => column.key)
  const toggle = (key: string, isOn: boolean): void =>
    table.setShown(isOn ? [...shown, key] : shown.filter((other) => other !== key))
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
          {table.columns.map((column) => (
            <Checkbox
              key={column.key}
              checked={shown.includes(column.key)}
              disabled={column.isFirst === true}
              onChange={(isChecked) => toggle(column.key, isChecked)}
            >
              {column.title}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Button look="link" size="small" onClick={() => table.setShown(undefined)}>
        {t('columnsReset')}
      </Button>
    </div>
  )
}
