import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Select } from '../inputs/select.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { useReturnFocus } from '../overlays/return-focus.ts'
import { type Mapping, suggestMapping } from './grid-headings.ts'
import type { GridColumn } from './grid-types.ts'
import './grid-paste-dialog.css'

const shownRows = 3

type Props = {
  readonly headings: readonly string[]
  readonly block: readonly (readonly string[])[]
  readonly columns: readonly GridColumn[]
  readonly remembered: Mapping
  readonly onTake: (keys: readonly string[]) => void
  readonly onAsGoods: () => void
  readonly onClose: () => void
}

/** Maps the columns of a pasted table with headings; its first rows are shown. */
export default function PasteDialog(props: Props) {
  const { headings, block, columns, remembered, onTake, onAsGoods, onClose } = props
  const t = useTranslations('linesGrid.paste')
  useReturnFocus()
  const [keys, setKeys] = useState(() => suggestMapping(headings, columns, remembered))
  const typed = columns.filter((column) => !column.compute)
  const choose = (place: number, key: string): void =>
    // A column is used once: it is taken from the heading that had it.
    setKeys(keys.map((other, at) => (at === place ? key : other === key && key !== '' ? '' : other)))
  return (
    <Dialog
      width={840}
      title={t('title', { count: block.length })}
      action={{
        label: t('take', { count: block.length }),
        isDisabled: keys.every((key) => key === ''),
        isFocused: true,
        run: () => onTake(keys),
      }}
      onClose={onClose}
    >
      <p>
        {t('explain')}{' '}
        <Button look="link" size="small" onClick={onAsGoods}>
          {t('asGoods')}
        </Button>
      </p>
      <div className="q-grid-paste" tabIndex={0} role="region" aria-label={t('preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('heading')}</th>
              <th scope="col">{t('goesTo')}</th>
              <th scope="col">{t('preview')}</th>
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, place) => (
              <tr key={place}>
                <th scope="row">{heading || '–'}</th>
                <td>
                  <Select
                    aria-label={t('goesToOf', { heading })}
                    style={{ width: 200 }}
                    value={keys[place] ?? ''}
                    options={[
                      { value: '', label: t('leaveOut') },
                      ...typed.map((column) => ({ value: column.key, label: column.title })),
                    ]}
                    onChange={(key) => choose(place, key ?? '')}
                  />
                </td>
                <td>
                  {block
                    .slice(0, shownRows)
                    .map((texts) => texts[place] ?? '')
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
