import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import type { FieldTexts } from '../field-texts.ts'
import { type ErrorTexts, merged } from '../merged.ts'
import * as codeParts from './codes.ts'
import * as errorParts from './errors.ts'
import * as fieldParts from './fields.ts'
import * as machineParts from './machines.ts'

export { permissions } from './account/permissions.ts'
export { reports } from './reports/reports.ts'
export { server } from './server.ts'

export const codes: CodeTexts = merged(codeParts)
export const errors: ErrorTexts = merged(errorParts)
export const fields: FieldTexts = merged(fieldParts)
export const machines: MachineTexts = merged(machineParts)
