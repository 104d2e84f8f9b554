import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { NameDialog } from '@quayside/kit/list/name-dialog.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { ModalPanel } from '@quayside/kit/overlays/modal-panel.tsx'
import { OnceFooter } from '@quayside/kit/overlays/once-footer.tsx'
import { useQuestions } from '@quayside/kit/overlays/questions.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { StaleDialog } from '@quayside/kit/overlays/stale-dialog.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { fits } from '@quayside/kit/palette/hits.ts'
import { Palette } from '@quayside/kit/palette/palette.tsx'
import { type ReactNode, useState } from 'react'
import { at, noop, Part, useOpened } from './part.tsx'
import { SamplePick } from './pick-part.tsx'

const windows = [
  'Dialog',
  'PickDialog',
  'RemoveDialog',
  'Question',
  'StepDialog',
  'StaleDialog',
  'StaleDialog, nothing differs',
  'ImportDialog',
  'FormDialog',
  'NameDialog',
  'RecordDrawer',
  'Drawer',
  'ModalPanel',
  'Palette',
] as const
type Window = (typeof windows)[number]

const nameTexts = {
  name: 'Name',
  nameMissing: 'A name is missing',
  sharing: 'Seen by',
  onlyMe: 'Only me',
  colleagues: 'Colleagues',
} as const

const imported: ImportResult = {
  columns: [
    { key: 'name', title: 'Name' },
    { key: 'phone', title: 'Phone' },
  ],
  acceptedCount: 1,
  rejectedCount: 1,
  accepted: [{ row: 2, values: { name: 'Northgate', phone: '+852 2345 6789' }, errors: [] }],
  rejected: [{ row: 3, values: { name: '', phone: 'abc' }, errors: [{ path: 'name', msg: 'Required' }] }],
  ignoredColumns: ['Shelf'],
  rejectedFileId: null,
}

/** Asks once, as a server does that may have booked the same already. */
function SampleQuestion({ onClose }: { onClose: () => void }) {
  const { sendAsked, questions } = useQuestions(['record.stale'])
  const field = { path: 'confirmed', code: 'record.stale', msg: 'Booked already; once more?' }
  const send = (): Promise<unknown> =>
    sendAsked((confirmed) =>
      confirmed.length > 0
        ? Promise.resolve()
        : Promise.reject(new ApiError(409, field.msg, { fields: [field] })),
    )
  return (
    <>
      <Button onClick={() => void send().then(onClose)}>Send</Button>
      {questions}
    </>
  )
}

export function WindowParts() {
  const { opened, open, close } = useOpened<Window>()
  return (
    <Part name="Windows">
      {windows.map((name) => (
        <Button key={name} onClick={() => open(name)}>
          {name}
        </Button>
      ))}
      {opened && <Opened name={opened} onClose={close} />}
    </Part>
  )
}

function Opened({ name, onClose }: { name: Window; onClose: () => void }) {
  const stale = { changedBy: 'Lee', changedAt: at, onSettle: onClose, onClose }
  const windowOf: Readonly<Record<Window, ReactNode>> = {
    PickDialog: <SamplePick onClose={onClose} />,
    Dialog: (
      <Dialog title="Dialog" action={{ label: 'OK', run: onClose }} onClose={onClose}>
        Says what will happen.
      </Dialog>
    ),
    ModalPanel: (
      <ModalPanel kind="dialog" title="ModalPanel" width={900} isSticky onClose={onClose}>
        Wide, with an own foot.
        <OnceFooter value="shown once" closeLabel="Close" onClose={onClose} />
      </ModalPanel>
    ),
    RemoveDialog: (
      <RemoveDialog
        label="Remove"
        text="Three rows will be gone."
        onClose={onClose}
        onConfirm={() => Promise.resolve()}
      />
    ),
    Question: <SampleQuestion onClose={onClose} />,
    StepDialog: (
      <StepDialog
        step={{ needs: ['reason'] }}
        text={{ label: 'Cancel order', confirm: 'The order will be cancelled.' }}
        onClose={onClose}
        onConfirm={() => Promise.resolve()}
      />
    ),
    StaleDialog: (
      <StaleDialog
        {...stale}
        differences={[{ key: 'contact', label: 'Contact', mine: 'Chan', theirs: 'Wong', isTheirs: false }]}
      />
    ),
    'StaleDialog, nothing differs': <StaleDialog {...stale} differences={[]} />,
    ImportDialog: (
      <ImportDialog
        title="Import"
        onTemplate={() => Promise.resolve()}
        onCheck={() => Promise.resolve(imported)}
        onTake={() => Promise.resolve(imported)}
        onRejected={noop}
        onClose={onClose}
      />
    ),
    FormDialog: <SampleFormDialog onClose={onClose} />,
    NameDialog: (
      <NameDialog
        title="NameDialog"
        note="The filters are kept under a name."
        saveLabel="Save"
        maxLength={40}
        texts={(key) => nameTexts[key]}
        onSave={() => Promise.resolve()}
        saved={(entered) => entered}
        onClose={onClose}
      />
    ),
    Drawer: (
      <Drawer title="Drawer" onClose={onClose}>
        A panel at the side.
      </Drawer>
    ),
    Palette: <SamplePalette onClose={onClose} />,
    RecordDrawer: (
      <RecordDrawer title="RecordDrawer" actions={<Button look="primary">Change</Button>} onClose={onClose}>
        A record of few fields.
      </RecordDrawer>
    ),
  }
  return windowOf[name]
}

function SamplePalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const hits = [
    { label: 'IM261118-0042', note: 'Northgate', href: '/', facts: [['Amount', 'USD 5.00']] as const },
  ]
  const texts = {
    label: 'Palette',
    placeholder: 'Type a number',
    preview: 'Preview',
    openHit: 'Open',
    all: 'All results',
    nothing: 'Nothing found',
    hint: 'Enter opens',
  }
  const groups = [{ title: 'Orders', hits: hits.filter((hit) => fits(hit, typed)) }]
  return <Palette typed={typed} onType={setTyped} groups={groups} texts={texts} onClose={onClose} />
}

function SampleFormDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ initial: { name: '' }, check: () => ({ name: 'Required' }) })
  const draft = useDraft('kit-dialog', form)
  return (
    <FormDialog
      title="FormDialog"
      form={form}
      draft={draft}
      saveLabel="Save"
      onSave={() => void form.submit(() => Promise.resolve())}
      onClose={onClose}
    >
      <Field form={form} name="name" label="Name" isRequired>
        {(control) => <TextInput control={control} maxLength={40} />}
      </Field>
    </FormDialog>
  )
}
