import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { amount, rate } from '@quayside/contract/kernel/money.ts'
import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { supplierStatus, supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import { AttachmentField, FileList } from '@quayside/kit/attachment-field.tsx'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { KitProvider } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useForm } from '@quayside/kit/form.ts'
import { ImportDialog } from '@quayside/kit/import-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import '@quayside/kit/page.css'
import { Money, RateCell } from '@quayside/kit/money.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { queryClient } from '@quayside/kit/page/query-client.ts'
import { useStore } from '@quayside/kit/page/store.ts'
import { chooseTheme, currentTheme } from '@quayside/kit/page/theme-choice.ts'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { StaleDialog } from '@quayside/kit/stale-dialog.tsx'
import { StateActions, useStepText } from '@quayside/kit/state-actions.tsx'
import { StateTag, ToneTag } from '@quayside/kit/state-tag.tsx'
import { type ListAnswer, useTable } from '@quayside/kit/table.ts'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { themeOf } from '@quayside/kit/theme.ts'
import { Timeline } from '@quayside/kit/timeline.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import Button from 'antd/es/button'
import ConfigProvider from 'antd/es/config-provider'
import { type ReactNode, useState } from 'react'
import { startPage } from './frame.tsx'

/** For development only: every part of the kit in its states, on one page. */
const modules: readonly PhraseModule[] = ['kit', 'codes', 'machines']

const noop = (): void => undefined
const at = '2026-11-15T01:41:00Z'
const file = { id: '1', name: 'PI-AC-2611-88.pdf', size: 217_000, mime: 'application/pdf' }
const tones = ['draft', 'underway', 'waitsForYou', 'done', 'refused'] as const

type Line = { id: string; name: string; amount: string }
const lines: Line[] = ['128460', '-56200.5', '0'].map((value, place) => ({
  id: String(place + 1),
  name: `SP-${place + 1}`,
  amount: value,
}))
const list = {
  pageNum: 1,
  pageSize: 20,
  sort: undefined,
  isFiltered: false,
  setFilters: noop,
  setPage: noop,
  setSort: noop,
}
const entries: TimelineEntry[] = [
  {
    id: '2',
    transition: 'refuseVoid',
    fromState: 'voidRequested',
    toState: 'enabled',
    actor: 'provider',
    actorName: 'Lee',
    note: 'In use by SP-1',
    at,
  },
  {
    id: '1',
    transition: 'requestVoid',
    fromState: 'enabled',
    toState: 'voidRequested',
    actor: 'customer',
    actorName: 'Chan',
    note: null,
    at,
  },
]
const imported: ImportResult = {
  columns: [
    { key: 'name', title: 'Name' },
    { key: 'phone', title: 'Phone' },
  ],
  acceptedCount: 1,
  rejectedCount: 1,
  accepted: [{ row: 2, values: { name: 'Northgate', phone: '+852 2345 6789' }, errors: [] }],
  rejected: [{ row: 3, values: { name: '', phone: 'abc' }, errors: [{ path: 'name', msg: 'Required' }] }],
  rejectedFileId: null,
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{name}</h2>
        {children}
      </div>
    </section>
  )
}

function SampleTable({ answer }: { answer: ListAnswer<Line> }) {
  const table = useTable<Line>({
    name: 'sample',
    list,
    answer,
    columns: [
      {
        key: 'name',
        title: 'Number',
        width: 200,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code>{row.name}</Code>,
      },
      {
        key: 'amount',
        title: 'Amount',
        width: 160,
        align: 'right',
        cell: (row) => <Money value={amount(row.amount)} currency="USD" />,
      },
    ],
  })
  return (
    <>
      <DataTable
        table={table}
        label="Sample"
        isSelectable
        empty={<EmptyState text="Nothing yet" action={{ label: 'Next step', run: noop }} />}
        actions={() => <button type="button">View</button>}
        totals={() => ({ amount: <Money value={amount('72259.50')} currency="USD" /> })}
      />
      <SelectionBar table={table} note="USD 128,460.00">
        <button type="button">Export</button>
        <button type="button" data-main>
          Pay
        </button>
      </SelectionBar>
    </>
  )
}

function SampleForm() {
  const form = useForm({
    initial: { name: '', currency: 'USD', partner: '', files: [file] as readonly (typeof file)[] },
    check: () => ({ name: 'Required', files: 'A business licence is missing' }),
  })
  return (
    <>
      <div className="q-fields">
        <Field form={form} name="name" label="Name" isRequired hint="As on the licence">
          {(control) => <TextInput control={control} maxLength={40} />}
        </Field>
        <Field form={form} name="currency" label="Currency">
          {(control) => <SelectInput control={control} options={[{ value: 'USD', label: 'USD' }]} />}
        </Field>
        <Field form={form} name="partner" label="Supplier">
          {(control) => (
            <PartnerPicker
              id={control.id}
              label="Supplier"
              value={control.value}
              source={{
                key: 'sample',
                find: (word) => Promise.resolve([{ id: '1', number: 'SP-1', name: `Found ${word}` }]),
              }}
              onChange={(partner) => control.set(partner?.id ?? '')}
            />
          )}
        </Field>
        <Field form={form} name="files" label="Files" isRequired>
          {(control) => <AttachmentField control={control} label="Files" />}
        </Field>
      </div>
      <Button onClick={() => void form.submit(() => Promise.resolve())}>Show the errors</Button>
    </>
  )
}

function Parts() {
  const stepText = useStepText('supplier')
  const [opened, setOpened] = useState<'import' | 'stale'>()
  const answer = {
    data: { rows: lines, total: lines.length },
    isPending: false,
    isError: false,
    isFetching: false,
    refetch: noop,
  }
  const close = (): void => setOpened(undefined)
  return (
    <main style={{ padding: 20 }}>
      <Part name="Cells">
        <Money value={amount('8240000')} currency="JPY" /> <Money value={amount('-12.5')} />{' '}
        <Money value={null} /> <RateCell value={rate('7.1268')} /> <DateText value="2026-11-15" />{' '}
        <DateText value={at} hasTime /> <Code>SP261115-0039</Code> <Text>{''}</Text>
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
      <Part name="DataTable">
        <SampleTable answer={answer} />
      </Part>
      <Part name="DataTable: pending, empty, failed">
        <TableSkeleton label="Loading" />
        <SampleTable answer={{ ...answer, data: { rows: [], total: 0 } }} />
        <LoadFailed text="The list could not be loaded" onRetry={noop} />
      </Part>
      <Part name="Fields">
        <SampleForm />
      </Part>
      <Part name="StateActions, Timeline, FileList">
        <StateActions
          machine="supplier"
          main="requestVoid"
          steps={[
            { name: 'requestVoid', to: 'voidRequested', needs: [] },
            { name: 'refuseVoid', to: 'enabled', needs: ['reason'] },
          ]}
          onStep={() => Promise.resolve()}
        />
        <Timeline entries={entries} textOf={(entry) => stepText(entry.transition).label} />
        <FileList files={[file]} />
      </Part>
      <Part name="Windows and toasts">
        <Button onClick={() => setOpened('import')}>ImportDialog</Button>
        <Button onClick={() => setOpened('stale')}>StaleDialog</Button>
        {(['error', 'warning', 'success', 'info'] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast({ kind, text: `A toast of kind ${kind}` })}>
            {kind}
          </Button>
        ))}
        <Button onClick={() => chooseTheme(currentTheme.get() === 'dark' ? 'light' : 'dark')}>
          Light or dark
        </Button>
      </Part>
      {opened === 'import' && (
        <ImportDialog
          title="Import"
          onTemplate={() => Promise.resolve()}
          onCheck={() => Promise.resolve(imported)}
          onTake={() => Promise.resolve(imported)}
          onRejected={noop}
          onClose={close}
        />
      )}
      {opened === 'stale' && (
        <StaleDialog
          changedBy="Lee"
          changedAt={at}
          differences={[{ label: 'Contact', mine: 'Chan', theirs: 'Wong' }]}
          onKeepMine={close}
          onTakeTheirs={close}
          onClose={close}
        />
      )}
    </main>
  )
}

function KitPage() {
  const theme = useStore(currentTheme)
  return (
    <ConfigProvider theme={themeOf(theme)}>
      <QueryClientProvider client={queryClient}>
        <KitProvider
          value={{
            userId: 'kit',
            granted: [],
            upload: (sent) =>
              Promise.resolve({ id: sent.name, name: sent.name, size: sent.size, mime: sent.type }),
            previewAddress: () => '#',
            say: (kind, text) => showToast({ kind, text }),
          }}
        >
          <Phrases modules={modules}>
            <Parts />
          </Phrases>
        </KitProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

export const startKitPage = (): Promise<void> => startPage(modules, <KitPage />)
