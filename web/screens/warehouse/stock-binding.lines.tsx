import { Input } from '@quayside/kit/inputs/input.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import styles from './binding.module.css'
import { LotHeads, LotNumberCells, NotGood, NumberHead } from './lot-cells.tsx'
import { LotLink } from './lot-link.tsx'
import type { BindableLine, StockBindingForm } from './use-stock-binding.ts'

type Props = {
  readonly binding: StockBindingForm
  readonly line: BindableLine
  readonly place: number
}

/** One line of the order: its lots with what is taken of each, and what is still missing. */
export function BindingLine({ binding, line, place }: Props) {
  const t = useTranslations('binding.line')
  const stock = useTranslations('warehouseFields.stock')
  const chosen = binding.chosenOf(line)
  const open = sumTexts([line.qty, `-${chosen}`])
  const isShort = Number(open) > 0
  return (
    <section className={`q-panel ${styles['line']}`} aria-label={`${place + 1} ${line.model}`}>
      <header>
        <h2>
          <small>{place + 1}</small>
          <span className="q-code">{line.model}</span>
          {line.brand !== '' && <small>{line.brand}</small>}
        </h2>
        <dl>
          <div>
            <dt>{t('wanted')}</dt>
            <dd>{showNumber(line.qty)}</dd>
          </div>
          <div>
            <dt>{t('available')}</dt>
            <dd>{showNumber(line.available)}</dd>
          </div>
          <div>
            <dt>{t('chosen')}</dt>
            <dd>{showNumber(chosen)}</dd>
          </div>
          <div data-short={isShort || undefined} data-over={Number(open) < 0 || undefined}>
            <dt>{t(Number(open) < 0 ? 'over' : 'missing')}</dt>
            <dd>{showNumber(open.replace('-', ''))}</dd>
          </div>
        </dl>
      </header>
      {line.lots.length === 0 ? (
        <p className={styles['none']}>{t('none')}</p>
      ) : (
        <div className={`q-rows ${styles['lots']}`}>
          <table>
            <thead>
              <tr>
                <LotHeads
                  columns={['number', 'lotNumber', 'batchNumber', 'dateCode', 'expiresOn', 'location']}
                />
                <LotHeads columns={['warehouseName', 'storedOn']} />
                <NumberHead>{stock('available')}</NumberHead>
                <NumberHead>{t('take')}</NumberHead>
              </tr>
            </thead>
            <tbody>
              {line.lots.map((lot) => (
                <tr
                  key={lot.lotId}
                  data-taken={binding.quantityOf(line.lineId, lot.lotId) !== '' || undefined}
                >
                  <td>
                    <LotLink id={lot.lotId}>{lot.number}</LotLink> <NotGood quality={lot.quality} />
                  </td>
                  <LotNumberCells lot={lot} />
                  <td>{lot.warehouseName}</td>
                  <td>{lot.storedOn}</td>
                  <td data-number>{showNumber(lot.available)}</td>
                  <td data-number>
                    <Quantity binding={binding} line={line} lot={lot} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Quantity({ binding, line, lot }: Omit<Props, 'place'> & { lot: BindableLine['lots'][number] }) {
  const t = useTranslations('binding.line')
  const { lineId } = line
  const { lotId } = lot
  const fault = binding.faultOf(lineId, lotId)
  const error = fault ? t(`fault.${fault}`, { left: showNumber(lot.available) }) : binding.refusalOf(lotId)
  return (
    <>
      <Input
        value={binding.quantityOf(lineId, lotId)}
        maxLength={20}
        inputMode="decimal"
        placeholder="0"
        aria-label={t('takeOf', { lot: lot.number })}
        aria-invalid={error !== undefined}
        onChange={(event) => binding.set(lineId, lotId, event.target.value)}
        onBlur={() => binding.clean(lineId, lotId)}
      />
      {error !== undefined && <div className="q-field-error">{error}</div>}
    </>
  )
}
