import { FileList } from '@quayside/kit/attachment-field.tsx'
import { DraftNotice } from '@quayside/kit/draft-notice.tsx'
import { useForm } from '@quayside/kit/form.ts'
import { LeaveGuard } from '@quayside/kit/leave-guard.tsx'
import { emptyMessage, MessageFields } from '@quayside/kit/message-fields.tsx'
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
