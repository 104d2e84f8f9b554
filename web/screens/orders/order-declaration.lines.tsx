import type { DeclarationDetail, DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTakenRateText } from '@quayside/kit/records/origin-rates.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'

type Part = { readonly declaration: DeclarationDetail }

export function DeclarationLines({ declaration }: Part) {
  const fields = useTranslations('declarationFields.declarationLine')
  const origins = useEntryNames('1001')
  const units = useEntryNames('1003')
  const rateText = useTakenRateText(units)
  return (
    <ShortTable<DeclarationLine>
      rows={declaration.lines}
      keyOf={({ id }) => id}
      columns={[
        { title: fields('position'), isRowHead: true, cell: ({ position }) => position },
        {
          title: fields('hsCode'),
          cell: ({ hsCode, inspectionCode }) => <Code>{`${hsCode}${inspectionCode}`}</Code>,
        },
        {
          title: fields('name'),
          cell: ({ name, sources }) => (
            <>
              {name}
              <br />
              <small>{sources.map(({ model }) => model || '–').join(', ')}</small>
            </>
          ),
        },
        { title: fields('origin'), cell: ({ origin }) => origins(origin) },
        {
          title: fields('qty'),
          isFigure: true,
          cell: ({ qty, unit }) => `${showNumber(qty)} ${units(unit)}`,
        },
        { title: fields('value'), isFigure: true, cell: ({ value }) => <Money value={value as Amount} /> },
        { title: fields('dutyRate'), cell: rateText },
        { title: fields('duty'), isFigure: true, cell: ({ duty }) => <Money value={duty as Amount} /> },
        { title: fields('vat'), isFigure: true, cell: ({ vat }) => <Money value={vat as Amount} /> },
      ]}
    />
  )
}
