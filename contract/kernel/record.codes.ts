import { codeList, type KeyOf } from './codes.ts'
import type { Tone } from './tone.ts'

/** Codes that records of any module carry. */
export const recordSource = codeList('recordSource', { erp: 0, online: 1 })

/** A yes or no that the specification writes as a code. */
export const defaultFlag = codeList('defaultFlag', { no: 0, yes: 1 })
export type Flag = (typeof defaultFlag.values)[number]
export const toFlag = (isSo: boolean): Flag => (isSo ? defaultFlag.codes.yes : defaultFlag.codes.no)
export const isYes = (value: number | undefined): boolean => value === defaultFlag.codes.yes

export const submitState = codeList('submitState', { draft: 0, submitted: 1 })
type SubmitStateKey = KeyOf<typeof submitState>
export const submitStateTone: Record<SubmitStateKey, Tone> = { draft: 'draft', submitted: 'underway' }

export const archiveState = codeList('archiveState', { notArchived: 0, archived: 1 })
type ArchiveStateKey = KeyOf<typeof archiveState>
export const archiveStateTone: Record<ArchiveStateKey, Tone> = { notArchived: 'draft', archived: 'done' }

/** 'PASS' does mean failed: the specification's letters are kept as they are. §4: any other value is in review. */
export const auditStatus = codeList('auditStatus', {
  audited: 'Y',
  unaudited: 'N0',
  failed: 'PASS',
  inReview: 'REVIEW',
})
type AuditStatusKey = KeyOf<typeof auditStatus>
export const auditStatusTone: Record<AuditStatusKey, Tone> = {
  audited: 'done',
  unaudited: 'underway',
  failed: 'refused',
  inReview: 'underway',
}
