import type {
  FollowInput,
  NotedKey,
  NoteSave,
  TaskDone,
  TaskSave,
  Teamwork,
} from '@quayside/contract/teamwork/teamwork.ts'
import { createContext, useContext } from 'react'

/** What the parts need of the front end that uses them: its calls, and whose it is. */
export type TeamworkSide = {
  read(key: NotedKey<string>): Promise<Teamwork<string>>
  follow(body: FollowInput<string>): Promise<unknown>
  saveNote(body: NoteSave<string>): Promise<unknown>
  removeNote(id: string): Promise<unknown>
  saveTask(body: TaskSave<string>): Promise<unknown>
  removeTask(id: string): Promise<unknown>
  markTask(id: string, body: TaskDone): Promise<unknown>
  /** The reader among the colleagues. */
  readonly ownId: string
  /** Members of a company, or the provider's staff: they read other sentences. */
  readonly texts: 'company' | 'staff'
  /** What else is out of date when a task is done. */
  readonly counts: string
}

export const TeamworkSides = createContext<TeamworkSide | undefined>(undefined)

export function useTeamworkSide(): TeamworkSide {
  const side = useContext(TeamworkSides)
  if (!side) throw new Error('parts of teamwork need a TeamworkSides around them')
  return side
}
