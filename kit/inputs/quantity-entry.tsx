import { useTranslations } from 'use-intl'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { Button } from './button.tsx'
import { Input } from './input.tsx'
import './quantity-entry.css'

type QuantityRow = {
  readonly id: string
  readonly name: string
  readonly note: string
  /** The most that can be entered. */
  readonly open: string
}
export type Quantities = Readonly<Record<string, string>>

type Props = {
  readonly rows: readonly QuantityRow[]
  readonly values: Quantities
  /** The entries by the row's id. */
  readonly errors: Readonly<Record<string, string>>
  readonly texts: { readonly name: string; readonly open: string; readonly now: string }
  readonly onChange: (values: Quantities) => void
}

/** How much of each line: all that is open by one click, or typed. */
export function QuantityEntry({ rows, values, errors, texts, onChange }: Props) {
  const t = useTranslations('kit.quantities')
  return (
    <div className="q-quantities">
      <div className="q-quantities-bar">
        <Button
          size="small"
          onClick={() => onChange(Object.fromEntries(rows.map(({ id, open }) => [id, open])))}
        >
          {t('all')}
        </Button>
        <Button size="small" onClick={() => onChange({})}>
          {t('none')}
        </Button>
      </div>
      <div className="q-quantities-rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col" data-number>
                {texts.open}
              </th>
              <th scope="col" data-number>
                {texts.now}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, note, open }) => (
              <tr key={id}>
                <td>
                  <code>{name}</code> <small>{note}</small>
                </td>
                <td data-number>{showNumber(open)}</td>
                <td data-number>
                  <Input
                    aria-label={t('of', { now: texts.now, name })}
                    aria-invalid={errors[id] !== undefined}
                    inputMode="decimal"
                    maxLength={16}
                    value={values[id] ?? ''}
                    onChange={(event) => onChange({ ...values, [id]: event.target.value })}
                  />
                  {errors[id] !== undefined && (
                    <div className="q-field-error" role="alert">
                      {errors[id]}
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** What was entered, as the calls take it; a row left empty is not named. */
export const enteredOf = (values: Quantities): { lineId: string; qty: string }[] =>
  Object.entries(values).flatMap(([lineId, qty]) => (qty.trim() === '' ? [] : [{ lineId, qty: qty.trim() }]))

/** Errors at `lines.1.qty` by the id of the line that was sent there. */
export const errorsByLine = (
  errors: Readonly<Record<string, string>>,
  sent: readonly { lineId: string }[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const [part, place] = path.split('.')
      const line = part === 'lines' ? sent[Number(place)] : undefined
      return line ? [[line.lineId, text]] : []
    }),
  )
