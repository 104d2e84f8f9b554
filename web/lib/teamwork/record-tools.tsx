import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { TeamworkButton } from '@quayside/kit/teamwork/teamwork-button.tsx'
import { TeamworkSides } from '@quayside/kit/teamwork/teamwork-side.ts'
import { useLocation } from '@tanstack/react-router'
import { useCompanySide } from './company-side.ts'
import { notedOn } from './noted-page.ts'

/** On every record's page: what colleagues wrote about it. */
export function RecordTools() {
  const { pathname } = useLocation()
  const noted = notedOn(pathname, useWholeSearch())
  return (
    <TeamworkSides value={useCompanySide()}>
      <TeamworkButton noted={noted} />
    </TeamworkSides>
  )
}
