import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { ApiTable } from '@quayside/contract/kernel/api.ts'
import type { Columns } from '@quayside/contract/kernel/columns.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { Attachment, NextStep, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, sql as raw, type SelectQueryBuilder } from 'kysely'
import { findAttachments, toAttachments } from '../files/attachments.ts'
import { documentFiles } from '../files/document-files.ts'
import type { Platform } from '../platform.ts'
import { type Answers, type Call, getOrRefuse } from '../session/call.ts'
import type { Texts } from '../texts.ts'
import { type OwnSort, sortingOf } from './columns.ts'
import { documentRights } from './document-rights.ts'
import { filteredBy } from './filtered-list.ts'
import type { Filters } from './filters.ts'
import type { DocumentTable } from './numbered-save.ts'
import type { Reader } from './read-within.ts'
import { type OwnCells, recordOf } from './record.ts'
import { removalOf } from './record-removal.ts'
import type { Kept } from './record-table.ts'
import { findHindrance, stepsFor } from './run-transition.ts'
import { type DraftBody, type DraftSave, draftSaverOf } from './save-draft.ts'
import { type LockedDocument, type StepGiven, type StepOfDocument, stepperOf } from './step-document.ts'
import { findTimeline, type RecordKey, toTimeline } from './timeline.ts'

/** A customer's call or the provider's: whoever reads a document. */
type ReadCall = { readonly platform: Platform; readonly locale: Locale; readonly read: Reader }

/** What the page of one kind of document shows besides its row and timeline. */
type Shown<O, P extends readonly Compilable[], M extends object> = {
  /** Further questions, asked in the same round trip. */
  readonly parts: (key: RecordKey) => P
  readonly show: (
    row: O,
    parts: Answers<P>,
    attachments: Attachment[],
    call: ReadCall & { readonly companyId: string },
  ) => M | Promise<M>
  /** What a member of the company sees otherwise. */
  readonly own?: (shown: NoInfer<M>, call: Call) => Partial<NoInfer<M>>
}

/** A document that shows its files and nothing else. */
export const withFiles = {
  parts: () => [] as const,
  show: (_row: unknown, _parts: readonly [], attachments: Attachment[]) => ({ attachments }),
}

/**
 * A document: a record with a number, states and files, on which customer and provider work. From its declaration come
 * the handlers of list, export, page, save and removal, and the command of its steps. What differs is given as a
 * function: the SQL, the check of a draft, what a step does.
 */
export function documentOf<
  N extends DocumentTable,
  T extends Columns,
  F extends object,
  D,
  TB extends keyof D,
  W,
  O extends W & { id: string; version: number; state: number },
  R extends object,
  A,
  S extends string,
  X extends RefusalCode,
  P extends readonly Compilable[],
  M extends object,
>(
  document: Kept<N> & {
    readonly columns: T
    /** What `find` calls the document's table. */
    readonly alias: string
    /** The company's documents; names of other tables in the reader's language. */
    readonly find: (companyId: string, locale: Locale) => SelectQueryBuilder<D, TB, O>
    readonly filters: Filters<F>
    readonly sort: OwnSort<T>
    readonly toRow: (row: O) => R
    readonly cells?: (text: Texts) => OwnCells<T, R>
    readonly detail: Shown<O, P, M>
    readonly machine: Machine<S, A, X>
    readonly factsOf: (row: W) => A
    /** What the machine asks of a draft. */
    readonly draftFacts: NoInfer<A>
    /** The customer's calls: from them it follows who may take its steps, see its files and attach some. */
    readonly api: ApiTable
    /** The permission of each of the customer's steps, where a page has other steps than the calls. */
    readonly access?: Readonly<Record<string, Permission>>
  },
) {
  const { entity, table, alias, columns, find, filters, toRow, detail, machine, factsOf, draftFacts } =
    document
  const rights = documentRights(entity, document.api)
  const access = document.access ?? rights.steps
  const keyOf = (companyId: string, id: string): RecordKey => ({ companyId, entity, id })
  const records = recordOf({
    ...document,
    find: filteredBy(alias, find, filters),
    sort: sortingOf(alias, columns, document.sort),
  })

  type Document = R & M & { version: number; timeline: TimelineEntry[] }
  async function readRow(
    call: ReadCall,
    { companyId, id }: { companyId: string; id: string },
  ): Promise<{ row: O; shown: Document }> {
    const key = keyOf(companyId, id)
    const [rows, files, events, ...parts] = await call.read(
      find(companyId, call.locale).where(raw<boolean>`${raw.ref(`${alias}.id`)} = ${id}`),
      findAttachments(key),
      findTimeline(key),
      ...detail.parts(key),
    )
    const row = getOrRefuse(rows[0])
    const shown = await detail.show(row, parts, toAttachments(files), { ...call, companyId })
    return {
      row,
      shown: { ...toRow(row), ...shown, version: row.version, timeline: toTimeline(events) },
    }
  }

  /** With the steps that the member may take. */
  async function read(reader: Reader, call: Call, id: string): Promise<Document & { nextSteps: NextStep[] }> {
    const { platform, locale, principal } = call
    const { row, shown } = await readRow(
      { platform, locale, read: reader },
      { companyId: principal.companyId, id },
    )
    const standing = { machine, state: row.state, facts: factsOf(row) }
    const nextSteps = stepsFor(principal, standing, access)
    return { ...shown, ...detail.own?.(shown, call), nextSteps }
  }

  return {
    entity,
    table,
    keyOf,
    source: records.source,
    list: records.list,
    export: records.export,
    read,
    get: (call: Call, { params }: { params: { id: string } }) => read(call.read, call, params.id),
    /** As both sides read it; the steps are each side's own. */
    review: async (key: { companyId: string; id: string }, call: ReadCall): Promise<Document> =>
      (await readRow(call, key)).shown,
    remove: removalOf<N, { id: string; state: number }>(document, {
      hindrance: (acting, { state }) =>
        findHindrance(acting, { machine, name: 'remove', state, facts: draftFacts }),
    }),
    saverOf: <B extends DraftBody>(draft: DraftSave<N, B>) =>
      draftSaverOf({ ...draft, entity, table, machine, facts: draftFacts, read }),
    stepperOf: <L extends W & LockedDocument, G extends StepGiven>(step: StepOfDocument<N, L, G>) =>
      stepperOf({ ...step, table, machine, factsOf, keyOf }),
    files: documentFiles(table, rights.files),
  }
}
