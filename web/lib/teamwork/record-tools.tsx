import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { TeamworkButton } from '@quayside/kit/teamwork/teamwork-button.tsx'
import { TeamworkSides } from '@quayside/kit/teamwork/teamwork-side.ts'
import { useCompanySide } from './company-side.ts'
import { notedOn } from './noted-page.ts'

/** Every record's page has what colleagues wrote about it. */
export function RecordTools() {
  const { pathname } = usePlace()
  const noted = notedOn(pathname, useWholeSearch())
  return (
    <TeamworkSides value={useCompanySide()}>
      <TeamworkButton noted={noted} />
    </TeamworkSides>
  )
}
