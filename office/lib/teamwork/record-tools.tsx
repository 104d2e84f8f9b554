import { entities } from '@quayside/contract/kernel/entities.ts'
import { type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { TeamworkButton } from '@quayside/kit/teamwork/teamwork-button.tsx'
import { TeamworkSides } from '@quayside/kit/teamwork/teamwork-side.ts'
import { useStaffSide } from './staff-side.ts'

const kindOfPage = new Map<string, TaskKind>(taskKinds.map((kind) => [entities[kind].officePage, kind]))

/** Every record's page has what the staff wrote about it. */
export function RecordTools() {
  const { pathname } = usePlace()
  const { id } = useWholeSearch()
  const kind = kindOfPage.get(pathname)
  const isRecord = kind !== undefined && id !== undefined && /^\d+$/.test(id)
  return (
    <TeamworkSides value={useStaffSide()}>
      <TeamworkButton noted={isRecord ? { entity: kind, entityId: id } : undefined} />
    </TeamworkSides>
  )
}
