import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import { FileQuery } from '../kernel/file.ts'
import { Identities } from '../kernel/record.ts'
import { Outbound, OutboundDetail, OutboundExport, OutboundQuery, OutboundSave } from './outbound.ts'
import { OutboundImportResult } from './outbound-line.ts'
import { OutboundPreview, PreviewInput } from './outbound-preview.ts'

export const outboundApi = {
  ...documentApi({
    entity: 'outbound',
    list: { summary: 'The company’s outbound orders.', query: OutboundQuery, rows: Outbound },
    export: { summary: 'The filtered or selected outbound orders as an Excel file.', query: OutboundExport },
    save: {
      summary: 'Creates an outbound order, or changes the one with this id and version, with all its lines.',
      body: OutboundSave,
      large: true,
    },
    remove: 'Removes drafts; all of them or none.',
    one: {
      summary: 'One outbound order with its lines, the lots reserved for them, files and timeline.',
      data: OutboundDetail,
    },
    steps: {
      submit: { summary: 'Reserves lots by the strategy and hands the order to the provider.' },
      cancel: { summary: 'Gives back what was reserved; the order is a draft again.' },
    },
  }),
  'GET warehouse/online/outbound/importTemplate': {
    access: 'logistics-outbound-save',
    summary: 'An empty Excel file to fill in with lines.',
    binary: true,
  },
  'POST warehouse/online/outbound/import': {
    access: 'logistics-outbound-save',
    summary: 'Reads a filled-in template: the good rows come back as lines.',
    upload: true,
    body: z.strictObject({}),
    data: OutboundImportResult,
  },
  'POST warehouse/online/outbound/preview': {
    access: 'logistics-outbound-save',
    summary: 'What each of the strategies would take, side by side.',
    body: PreviewInput,
    large: true,
    data: OutboundPreview,
  },
  'POST warehouse/online/outbound/{id}/identity': {
    access: 'logistics-outbound-save',
    summary: 'The whole identity numbers of pickup person and consignee; who asked is kept.',
    data: Identities,
  },
  'GET warehouse/online/outbound/{id}/deliveryNote': {
    access: 'logistics-outbound-list',
    summary: 'The delivery note as a PDF.',
    query: FileQuery,
    binary: true,
  },
} as const satisfies ApiTable
