import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { DraftNotice } from '@quayside/kit/form/draft-notice.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { emptyMessage, MessageFields } from '@quayside/kit/form/message-fields.tsx'
import { ReasonField } from '@quayside/kit/form/reason-field.tsx'
import { LeaveGuard } from '@quayside/kit/overlays/leave-guard.tsx'
import { useState } from 'react'
import { at, file, noop, Part } from './part.tsx'
import { SampleForm } from './sample-form.tsx'

export function FormParts() {
  return (
    <>
      <Part name="DraftNotice, LeaveGuard (asks nothing while nothing is unsaved)">
        <DraftNotice
          draft={{ savedAt: at, found: { at, values: {} }, take: noop, discard: noop, drop: noop }}
        />
        <LeaveGuard isDirty={false} />
      </Part>
      <SampleForm />
      <MessageSample />
      <ReasonSample />
      <Part name="FileList">
        <FileList files={[file]} />
      </Part>
    </>
  )
}

function MessageSample() {
  const form = useForm({ initial: emptyMessage, check: () => ({}) })
  return (
    <Part name="MessageFields">
      <MessageFields form={form} label="Message" hint="Answered within a working day" filesLabel="Files" />
    </Part>
  )
}

function ReasonSample() {
  const [reason, setReason] = useState('')
  return (
    <Part name="ReasonField">
      <ReasonField value={reason} isAsked onChange={setReason} />
    </Part>
  )
}
