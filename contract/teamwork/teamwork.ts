import * as z from 'zod/mini'
import { type NotedEntity, notedEntities } from '../kernel/noted-entities.ts'
import { listQuery } from '../kernel/page.ts'
import { flag, savedKey } from '../kernel/record.ts'
import { date, id, instant, requiredText, text } from '../kernel/schema.ts'

const Colleague = z.object({ id, name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const RecordNote = z.object({
  id,
  author: Colleague,
  isMine: z.boolean(),
  message: z.string(),
  /** Who was notified because the note names them. */
  mentioned: z.array(Colleague),
  createdAt: instant,
})

/** A task without the record that it is about. */
const TaskRow = z.object({
  id,
  version: z.number(),
  /** The number of the record. */
  number: z.string(),
  title: z.string(),
  dueOn: date,
  assignee: Colleague,
  /** The assignee has left or is disabled: somebody else has to do it. */
  isAssigneeGone: z.boolean(),
  isMine: z.boolean(),
  /** The caller gave it, and so may remove it. */
  isGivenByMe: z.boolean(),
  createdBy: z.string(),
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
})

export const longestNote = 2000
const mostMentions = 20
/** The newest ones are shown; a record has few. */
export const mostNotes = 200

/** What is typed into a note, and into a task. */
const noteFields = {
  message: requiredText(longestNote),
  mentionIds: z._default(z.array(id).check(z.maxLength(mostMentions)), []),
}
const taskFields = { title: requiredText(200), dueOn: date, assigneeId: id }
export const NoteFields = z.strictObject(noteFields)
export const TaskFields = z.strictObject(taskFields)

export const TaskDone = z.strictObject({ isDone: flag })
export type TaskDone = z.infer<typeof TaskDone>

/** The shapes of one side, members or the provider's staff, by the kinds of records about which it writes. */
export function teamworkOf<const E extends string>(kinds: readonly E[]) {
  const notedKey = { entity: z.enum(kinds), entityId: id }
  const Task = z.extend(TaskRow, notedKey)
  return {
    NotedKey: z.strictObject(notedKey),
    RecordTask: Task,
    /** All that colleagues have on one record. */
    Teamwork: z.object({
      notes: z.array(RecordNote),
      tasks: z.array(Task),
      followers: z.array(Colleague),
      isFollowing: z.boolean(),
      /** Who may see the record, and so may be named, given a task or follow. */
      colleagues: z.array(Colleague),
    }),
    NoteSave: z.strictObject({ ...notedKey, ...noteFields }),
    TaskSave: z.strictObject({ ...savedKey, ...notedKey, ...taskFields }),
    FollowInput: z.strictObject({ ...notedKey, isFollowing: flag }),
    TaskQuery: listQuery({
      filters: {
        /** Title or number of the record. */
        keyword: z.optional(text(100)),
        entity: z.optional(z.enum(kinds)),
        /** Given to the caller; 0: given by the caller to others. */
        isMine: z.optional(flag),
        isDone: z.optional(flag),
        isOverdue: z.optional(flag),
        dueOnBegin: z.optional(date),
        dueOnEnd: z.optional(date),
      },
      sortable: ['dueOn', 'createdAt'],
    }),
  }
}

/** The members' side. The provider's is contract/office/teamwork.ts. */
export const { NotedKey, RecordTask, Teamwork, NoteSave, TaskSave, FollowInput, TaskQuery } =
  teamworkOf(notedEntities)

/** A record that either side notes or has tasks on, where the kind does not matter. */
export type NotedKey<E extends string = NotedEntity> = { readonly entity: E; readonly entityId: string }
export type RecordTask<E extends string = NotedEntity> = z.infer<typeof TaskRow> & {
  entity: E
  entityId: string
}
export type Teamwork<E extends string = NotedEntity> = Omit<z.infer<typeof Teamwork>, 'tasks'> & {
  tasks: RecordTask<E>[]
}
export type NoteSave<E extends string = NotedEntity> = NotedKey<E> & z.infer<typeof NoteFields>
export type TaskSave<E extends string = NotedEntity> = NotedKey<E> &
  z.infer<typeof TaskFields> & { readonly id?: string | undefined; readonly version?: number | undefined }
export type FollowInput<E extends string = NotedEntity> = NotedKey<E> &
  Pick<z.infer<typeof FollowInput>, 'isFollowing'>
export type TaskQuery<E extends string = NotedEntity> = Omit<z.infer<typeof TaskQuery>, 'entity'> & {
  entity?: E | undefined
}
