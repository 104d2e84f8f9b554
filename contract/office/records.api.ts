import * as z from 'zod/mini'
import { FileQuery, UploadedFile } from '../kernel/file.ts'
import { ImportResult } from '../kernel/import.ts'
import { Identities, StepInput } from '../kernel/record.ts'
import { AnswerInput } from '../notices/consultation.ts'
import { ClassificationAnswer, ClassifyMany } from '../products/classification.ts'
import { HsCodeDetail, HsCodeDetailQuery, HsOption, HsOptionQuery } from '../products/hs-code.ts'
import { approvalRecordsApi } from './approval.api.ts'
import { filingRecordsApi } from './filing-records.api.ts'
import { goodsRecordsApi } from './goods-records.api.ts'
import { recordKinds } from './kinds.ts'
import { moneyRecordsApi } from './money-records.api.ts'
import type { OfficeApiTable } from './office-api.ts'
import { BulkResult } from './order.ts'
import { orderRecordsApi } from './order-records.api.ts'
import { ReasonInput, RecordQuery, RecordRow } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import {
  ClassificationReview,
  CompanyChangeReview,
  CompanyReview,
  ConsultationReview,
  OfficeClassificationRequest,
  OfficeSupplier,
  SupplierReview,
} from './review.ts'
import { invoiceRecordsApi } from './tax-invoices.api.ts'

const records = { query: RecordQuery, rows: RecordRow }

/** Every kind of record across companies, its steps, and the files that are attached to it. */
export const recordsApi = {
  ...orderRecordsApi,
  ...recordEndpoints('company', {
    list: { summary: 'Companies, in whatever state of their review.', ...records },
    one: { summary: 'What a company stated, its licence and its people.', data: CompanyReview },
    steps: {
      takeUp: { summary: 'The review begins.', body: StepInput },
      pass: { summary: 'The company is certified and may work.', body: StepInput },
      reject: { summary: 'The company is told what to correct.', body: ReasonInput },
    },
  }),
  'POST base/online/company/{id}/identity': {
    access: recordKinds.company.steps.pass,
    summary: 'The legal person’s whole ID number; who asked is kept.',
    data: Identities,
  },
  'POST base/online/companyChange/{id}/identity': {
    access: recordKinds.companyChange.steps.approve,
    summary: 'The legal person’s whole ID numbers, `before` and `after`; who asked is kept.',
    data: Identities,
  },
  ...recordEndpoints('companyChange', {
    list: { summary: 'Changes that certified companies proposed.', ...records },
    one: { summary: 'Old and new of a proposed change.', data: CompanyChangeReview },
    steps: {
      approve: { summary: 'The company becomes what was proposed.', body: StepInput },
      reject: { summary: 'The company stays as it is.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('supplier', {
    list: { summary: 'Suppliers of all companies.', query: RecordQuery, rows: OfficeSupplier },
    one: { summary: 'One supplier with its documents.', data: SupplierReview },
    steps: {
      approveVoid: { summary: 'The supplier is voided as asked.', body: StepInput },
      refuseVoid: { summary: 'The supplier stays enabled.', body: ReasonInput },
      approveEnable: { summary: 'The supplier is enabled as asked.', body: StepInput },
      refuseEnable: { summary: 'The supplier stays voided.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('classificationRequest', {
    list: {
      summary: 'Classification requests of all companies.',
      query: RecordQuery,
      rows: OfficeClassificationRequest,
    },
    one: { summary: 'A product to be classified, with its documents.', data: ClassificationReview },
    steps: {
      classify: {
        summary: 'Answers with code, rates and conditions; the customer is asked to accept.',
        body: ClassificationAnswer,
      },
      return: { summary: 'Asks the customer for better particulars.', body: ReasonInput },
    },
  }),
  'POST base/online/productRequest/bulk': {
    access: recordKinds.classificationRequest.steps.classify,
    summary: 'Answers several requests, each on its own; the customer is told of all of them once.',
    body: ClassifyMany,
    data: z.array(BulkResult),
  },
  'GET base/online/productRequest/importTemplate': {
    access: recordKinds.classificationRequest.steps.classify,
    summary: 'The empty sheet of answers to fill in, one request a row.',
    binary: true,
  },
  'POST base/online/productRequest/import': {
    access: recordKinds.classificationRequest.steps.classify,
    summary: 'Reads answers from a sheet, for requests that wait for one. Nothing is saved.',
    upload: true,
    data: ImportResult,
  },
  'POST base/online/productRequest/importRejected': {
    access: recordKinds.classificationRequest.steps.classify,
    summary: 'The rows of a sheet that are not good, with what is wrong in a column of its own.',
    upload: true,
    binary: true,
  },
  'GET base/online/hsCode/options': {
    access: recordKinds.classificationRequest.list,
    summary: 'Up to 20 customs codes for a picker.',
    query: HsOptionQuery,
    data: z.array(HsOption),
  },
  'GET base/online/hsCode/detail': {
    access: recordKinds.classificationRequest.list,
    summary: 'One customs code with its rates, units, conditions and declaration elements.',
    query: HsCodeDetailQuery,
    data: HsCodeDetail,
  },
  ...recordEndpoints('consultation', {
    list: { summary: 'Threads with all companies.', ...records },
    one: { summary: 'One thread with all that was said.', data: ConsultationReview },
    steps: {
      answer: { summary: 'Answers; those who asked are told.', body: AnswerInput },
      close: { summary: 'Ends a thread that has been answered.', body: StepInput },
    },
  }),
  ...moneyRecordsApi,
  ...goodsRecordsApi,
  ...filingRecordsApi,
  ...approvalRecordsApi,
  ...invoiceRecordsApi,
  'POST system/online/consultation/{id}/upload': {
    access: recordKinds.consultation.steps.answer,
    summary: 'Stores a file for the answer to a thread; the answer then names it.',
    upload: true,
    data: UploadedFile,
  },
  'GET system/online/file/{id}': {
    access: 'staff',
    summary: 'A file of a record that the caller may see; who opened it is kept.',
    query: FileQuery,
    binary: true,
  },
  'GET system/online/file/{id}/thumbnail': {
    access: 'staff',
    summary: 'The small picture of an uploaded picture.',
    binary: true,
  },
} as const satisfies OfficeApiTable
