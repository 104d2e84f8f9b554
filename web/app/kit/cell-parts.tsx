import { amount, rate } from '@quayside/contract/kernel/money.ts'
import { supplierStatus, supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import { MenuButton } from '@quayside/kit/frame/menu-button.tsx'
import { Languages, UserMenu } from '@quayside/kit/frame/user-menu.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { Brand } from '@quayside/kit/page/brand.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { beginBusy, endBusy, showToast } from '@quayside/kit/page/events.ts'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { LineIcon } from '@quayside/kit/page/line-icon.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { ScreenFailed } from '@quayside/kit/page/screen-failed.tsx'
import { Field as PublicField } from '@quayside/kit/public/field.tsx'
import { Tick } from '@quayside/kit/public/tick.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { NumbersText, WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { Code, DateText, Text } from '@quayside/kit/table/cells.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useState } from 'react'
import '@quayside/kit/public/public.css'
import { at, noop, Part } from './part.tsx'

const tones = ['draft', 'underway', 'waitsForYou', 'done', 'refused'] as const

export function CellParts() {
  return (
    <>
      <Part name="PageHeader, user menus">
        <PageHeader title="Title" state={<ToneTag tone="underway">state</ToneTag>} note="a quiet note" />
        <MenuButton label="Menu" isOpen={false} onOpen={noop} />
        <Languages />
        <UserMenu
          name="Chan"
          who="Chan · 138****8000"
          items={[{ label: 'Information', run: noop }]}
          onLogOut={noop}
        />
      </Part>
      <Part name="Cells">
        <DefaultTag record={{ isDefault: 1 }} /> <Money value={amount('8240000')} currency="JPY" />{' '}
        <Money value={amount('-12.5')} /> <Money value={null} /> <RateCell value={rate('7.1268')} />{' '}
        <DateText value="2026-11-15" /> <DateText value={at} hasTime /> <Code>SP261115-0039</Code>{' '}
        <LineIcon box={12}>
          <circle cx="6" cy="6" r="4" />
        </LineIcon>
        <Text>{''}</Text> <WholeParts>until 2026-11-15</WholeParts>{' '}
        <NumbersText numbers={['IM261115-0061', 'IM261115-0062']} /> <PageLink href="/">PageLink</PageLink>{' '}
        <Link href="/">Link</Link> <RecordLink id="1">RecordLink</RecordLink>
      </Part>
      <Part name="Tones and states">
        {tones.map((tone) => (
          <ToneTag key={tone} tone={tone}>
            {tone}
          </ToneTag>
        ))}
        {supplierStatus.values.map((value) => (
          <StateTag key={value} list={supplierStatus} tones={supplierStatusTone} value={value} />
        ))}
      </Part>
      <Part name="Panel, Details, ShortTable, Room">
        <Room height={12} />
        <Panel title="Panel">
          <Details>
            <CodeDetail label="Number" value="SP261115-0039" />
            <TextDetail label="Name" value="Harbour Tech" />
          </Details>
          <ShortTable
            rows={tones}
            keyOf={(tone) => tone}
            columns={[
              { title: 'Tone', isRowHead: true, cell: (tone) => tone },
              { title: 'Tag', cell: (tone) => <ToneTag tone={tone}>{tone}</ToneTag> },
              { title: 'Choose', isActions: true, cell: () => <Button size="small">Choose</Button> },
            ]}
          />
        </Panel>
      </Part>
      <Part name="Waiting, failed, nothing yet">
        <TableSkeleton label="Loading" />
        <LoadFailed text="The list could not be loaded" onRetry={noop} />
        <RecordFailed answer={{ error: new ApiError(404, ''), refetch: noop }} gone="No such record" />
        <ScreenFailed home="/" />
        <EmptyState text="Nothing yet" action={{ label: 'Next step', run: noop }} />
      </Part>
      <Part name="Toasts, busy indicator">
        {(['error', 'warning', 'success', 'info'] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast({ kind, text: `A toast of kind ${kind}` })}>
            {kind}
          </Button>
        ))}
        <Button
          onClick={() => {
            beginBusy()
            setTimeout(endBusy, 3_000)
          }}
        >
          Busy for three seconds
        </Button>
      </Part>
      <PublicParts />
    </>
  )
}

/** The components of the public pages, which do not use the component library. */
function PublicParts() {
  const [isTicked, setTicked] = useState(false)
  const [text, setText] = useState('')
  return (
    <Part name="Plain: brand, language, field, tick">
      <Brand name="Provider" logo={null} />
      <LanguageSwitch label="Language" current="en-US" onChoose={noop} />
      <PublicField label="Account" value={text} onChange={(event) => setText(event.target.value)} />
      <PublicField label="Password" type="password" hint="Longer than 6" error="Too weak" mark="required" />
      <Tick isTicked={isTicked} onChange={setTicked} error={isTicked ? undefined : 'Not ticked'}>
        I agree
      </Tick>
    </Part>
  )
}
