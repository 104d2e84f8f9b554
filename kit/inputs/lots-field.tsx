import { CloseOutlined, PlusOutlined } from '@ant-design/icons-svg'
import type { Lot } from '@quayside/contract/kernel/lots.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { type ClipboardEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFindingTexts } from '../form/finding-texts.ts'
import { readTable } from '../lines-grid/grid-clipboard.ts'
import { showNumber, sumTexts } from '../lines-grid/grid-numbers.ts'
import { Icon } from '../page/icon.tsx'
import type { EntryFault } from '../record/step-entry.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import { noLot } from './lots-entry.tsx'
import './lots-field.css'

type Props = {
  readonly lots: readonly Lot[]
  /** At `1.qty`, the second row's quantity; the server says `lots.1.qty`. */
  readonly faults: readonly EntryFault[]
  readonly onChange: (lots: Lot[]) => void
}

/** Stored lots and their quantities; pasting two columns of a spreadsheet fills as many rows. */
export default function LotsField({ lots, faults, onChange }: Props) {
  const t = useTranslations('kit.lots')
  const id = useId()
  const textsOf = useFindingTexts()
  const errors = textsOf(
    faults.map((fault) => ({ ...fault, path: fault.path?.replace(/^lots\./, '') ?? '' })),
  )
  const change = (place: number, changed: Partial<Lot>): void =>
    onChange(lots.map((lot, at) => (at === place ? { ...lot, ...changed } : lot)))

  function pasted(event: ClipboardEvent, place: number): void {
    const table = readTable(event.clipboardData.getData('text/plain'))
    const [first = []] = table
    if (table.length === 1 && first.length === 1) return
    event.preventDefault()
    const rows = table
      .map(([lotNumber = '', qty = '']) => ({ lotNumber: lotNumber.trim(), qty: cleanNumber(qty) }))
      .filter(({ lotNumber, qty }) => lotNumber !== '' || qty !== '')
    onChange([...lots.slice(0, place), ...rows, ...lots.slice(place + 1)])
  }

  const input = (place: number, key: keyof Lot, label: string) => {
    const error = errors[`${place}.${key}`]
    return (
      <>
        <Input
          id={`${id}-${place}-${key}`}
          value={lots[place]?.[key] ?? ''}
          maxLength={key === 'qty' ? 20 : 60}
          inputMode={key === 'qty' ? 'decimal' : 'text'}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-${place}-${key}-error`}
          onChange={(event) => change(place, { [key]: event.target.value })}
          onBlur={(event) => key === 'qty' && change(place, { qty: cleanNumber(event.target.value) })}
          onPaste={(event) => pasted(event, place)}
        />
        {error !== undefined && (
          <div className="q-field-error" id={`${id}-${place}-${key}-error`} role="alert">
            {error}
          </div>
        )}
      </>
    )
  }
  return (
    <div className="q-lots">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('lotNumber')}</th>
            <th scope="col">{t('qty')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((_lot, place) => (
            <tr key={place}>
              <td>{input(place, 'lotNumber', t('lotNumberOf', { row: place + 1 }))}</td>
              <td>{input(place, 'qty', t('qtyOf', { row: place + 1 }))}</td>
              <td>
                <IconButton
                  look="text"
                  drawing={CloseOutlined}
                  disabled={lots.length === 1}
                  label={t('removeOf', { row: place + 1 })}
                  title={t('remove')}
                  onClick={() => onChange(lots.filter((_each, at) => at !== place))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button
          look="link"
          size="small"
          icon={<Icon drawing={PlusOutlined} />}
          onClick={() => onChange([...lots, noLot])}
        >
          {t('add')}
        </Button>
        <span className="q-page-note">
          {t('sum', { qty: showNumber(sumTexts(lots.map((lot) => lot.qty))) })}
        </span>
      </div>
      <p className="q-page-note">{t('hint')}</p>
    </div>
  )
}
