import { tradeMode } from '@quayside/contract/customs/customs.codes.ts'
import type { Declaration, DeclarationDetail } from '@quayside/contract/customs/declaration.ts'
import { useTranslations } from 'use-intl'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { CodeDetail, Detail, TextDetail } from '../record/details.tsx'
import { CodeText } from '../record/state-tag.tsx'

type Shown = Pick<Declaration, 'customsOffice' | 'tradeMode' | 'transportMode' | 'billOfLading'>
type Props = {
  readonly declaration: Shown
  /** Names values of dictionary 1006, which each front end loads its own way. */
  readonly transportName: (mode: string) => string
  /** Names values of dictionary 1021. */
  readonly officeName: (office: string) => string
}

/** Where and how a declaration is made, as customs codes it. */
export function DeclarationHeadDetails({ declaration, transportName, officeName }: Props) {
  const fields = useTranslations('declarationFields.declaration')
  return (
    <>
      <TextDetail label={fields('customsOffice')} value={officeName(declaration.customsOffice)} />
      <Detail label={fields('tradeMode')}>
        {`${declaration.tradeMode} `}
        <CodeText list={tradeMode} value={declaration.tradeMode} />
      </Detail>
      <TextDetail label={fields('transportMode')} value={transportName(declaration.transportMode)} />
      <CodeDetail label={fields('billOfLading')} value={declaration.billOfLading} />
    </>
  )
}

type ReceiptProps = Pick<DeclarationDetail, 'lines'> & {
  readonly differences: DeclarationDetail['receiptDifferences']
  readonly texts: (
    key: 'line',
    values: { position: number; name: string; declared: string; received: string },
  ) => string
}

/** The items whose declared quantity is not the one that came in. */
export const ReceiptLines = ({ differences, lines, texts }: ReceiptProps) =>
  differences.map(({ lineId, declared, received }) => {
    const line = lines.find(({ id }) => id === lineId)
    return (
      <p key={lineId} data-wrong>
        {texts('line', {
          position: line?.position ?? 0,
          name: line?.name ?? '',
          declared: showNumber(declared),
          received: showNumber(received),
        })}
      </p>
    )
  })
