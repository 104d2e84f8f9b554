import { tradeMode } from '@quayside/contract/customs/customs.codes.ts'
import type { Declaration } from '@quayside/contract/customs/declaration.ts'
import { useTranslations } from 'use-intl'
import { CodeDetail, Detail, TextDetail } from '../record/details.tsx'
import { CodeText } from '../record/state-tag.tsx'

type Shown = Pick<Declaration, 'customsOffice' | 'tradeMode' | 'transportMode' | 'billOfLading'>
type Props = {
  readonly declaration: Shown
  /** Of dictionary 1006, which each front end loads its own way. */
  readonly transportName: (mode: string) => string
  /** Of dictionary 1021. */
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
