import { amount } from '@quayside/contract/kernel/money.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { FilePreview } from '@quayside/kit/files/file-preview.tsx'
import { FileVersions } from '@quayside/kit/files/file-versions.tsx'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { lotsEntry } from '@quayside/kit/inputs/lots-entry.tsx'
import { type Quantities, QuantityEntry } from '@quayside/kit/inputs/quantity-entry.tsx'
import { ChangeButton } from '@quayside/kit/record/change-button.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Figure, Figures } from '@quayside/kit/record/figures.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { ParcelLine } from '@quayside/kit/record/parcel-line.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { RouteMini } from '@quayside/kit/record/route-mini.tsx'
import { Shipment, Shipments } from '@quayside/kit/record/shipment.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { StateActions, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { Thread } from '@quayside/kit/record/thread.tsx'
import { Timeline } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import { useState } from 'react'
import { at, Part } from './part.tsx'
import { drawing, entries, licence, readDrawing, route, said, stops } from './record-samples.ts'

const sampleColumns = {
  number: { kind: 'text', isCopied: true },
  isUrgent: { kind: 'flag' },
  createdAt: { kind: 'instant' },
} as const

export function RecordParts() {
  const stepText = useStepText('supplier')
  const [quantities, setQuantities] = useState<Quantities>({})
  const shown = fieldsOf(sampleColumns, { number: 'SP261115-0039', isUrgent: 1, createdAt: at }, String)
  return (
    <>
      <Part name="FilePreview, FileVersions">
        <FilePreview file={drawing} read={readDrawing} />
        <FileVersions
          label="Drawings"
          read={readDrawing}
          versions={[
            { key: '2', title: 'Version 2', file: drawing, notes: <p>Larger</p>, actions: 'Confirm' },
            { key: '1', title: 'Version 1', file: drawing, state: 'Superseded' },
          ]}
        />
      </Part>
      <Part name="StateActions, Timeline">
        <StateActions
          machine="supplier"
          main="requestVoid"
          steps={[
            { name: 'requestVoid', to: 'voidRequested', needs: [] },
            { name: 'refuseVoid', to: 'enabled', needs: ['reason'] },
          ]}
          entries={{ requestVoid: lotsEntry('1,200 to bind') }}
          onStep={() => Promise.resolve()}
        />
        <Timeline entries={entries} textOf={(entry) => stepText(entry.transition).label} />
        <RecordHistory created="Created" machine="supplier" entries={entries} />
        <Timeline entries={[]} textOf={() => ''} />
      </Part>
      <Part name="Details">
        <Details>
          <Detail label="Name">
            <Text>Northgate Components</Text>
          </Detail>
          <Detail label="Phone">
            <Text>{null}</Text>
          </Detail>
          <Detail label="Identity">
            <Identity
              value="110***********002X"
              name="idCard"
              reveal={() => Promise.resolve({ idCard: '11010519491231002X' })}
            />
          </Detail>
          <Detail label="Address" isWide>
            <Text>Unit 7, Pier Building, 18 Harbour Road</Text>
          </Detail>
          <DateDetail label="Created" value={at} hasTime />
          <MoneyDetail label="Amount" value={amount('1200')} currency="USD" />
          <CodedDetail label="Source" list={recordSource} value={0} />
          {shown('number', 'isUrgent', 'createdAt')}
        </Details>
        <AttachedFiles title="Files" files={[licence]} />
        <FilesPanel files={[licence]} kinds={[{ kind: licence.kind, label: 'Business licence' }]} />
        <FilesPanel files={[]} />
        <ChangeButton permission="home" onClick={() => undefined} />
      </Part>
      <Part name="Figures">
        <Figures>
          <Figure label="Open" amount={amount('1200')} note="3 bills" />
          <Figure label="Overdue" amount={amount('80')} note="1 bill" isLate />
        </Figures>
      </Part>
      <Part name="Stages">
        <Stages
          label="Progress"
          stages={[
            { key: 'submitted', label: 'Submitted', is: 'passed', note: '11-02' },
            { key: 'received', label: 'Received', is: 'here', note: '3 of 5 lines' },
            { key: 'completed', label: 'Completed', is: 'ahead' },
          ]}
        />
      </Part>
      <Part name="RouteLine">
        <RouteLine label="Route" route={route} nameOf={(stop) => stop} />
        <RouteMini route={route} nameOf={(stop) => stop} />
      </Part>
      <Part name="ParcelLine">
        <ParcelLine label="Tracking" stops={stops} />
      </Part>
      <Part name="Shipment">
        <Shipments>
          <Shipment
            header={
              <>
                <b>No. 1</b> <DateText value="2026-11-02" />
              </>
            }
            carrier="Truck 1204"
            delivery={{
              lines: [{ lineId: '1', model: 'LM358DR', name: '', qty: '1200' }],
              proofs: [],
            }}
            signature="Signed for by Li Lei"
          />
        </Shipments>
      </Part>
      <Part name="QuantityEntry">
        <QuantityEntry
          rows={[{ id: '1', name: 'LM358DR', note: 'Amplifier', open: '1200' }]}
          values={quantities}
          errors={{}}
          texts={{ name: 'Goods', open: 'Open', now: 'Shipped now' }}
          onChange={setQuantities}
        />
      </Part>
      <Part name="Thread">
        <Thread label="Thread" messages={said} own="customer" authorOf={({ author }) => author} />
      </Part>
    </>
  )
}
