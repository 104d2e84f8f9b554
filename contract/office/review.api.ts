import { FileQuery, UploadedFile } from '../kernel/file.ts'
import { Saved, StepInput } from '../kernel/record.ts'
import { AnswerInput } from '../notices/consultation.ts'
import { ClassificationAnswer } from '../products/classification.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput, RecordQuery, RecordRow } from './record.ts'
import {
  ClassificationReview,
  CompanyChangeReview,
  CompanyReview,
  ConsultationReview,
  classificationSteps,
  companyChangeSteps,
  companySteps,
  consultationSteps,
  SupplierReview,
  supplierSteps,
} from './review.ts'

export const reviewApi = {
  'GET base/online/company/list': {
    access: 'company-list',
    summary: 'Companies, in whatever state of their review.',
    query: RecordQuery,
    rows: RecordRow,
  },
  'GET base/online/company/{id}': {
    access: 'company-list',
    summary: 'What a company stated, its licence and its people.',
    data: CompanyReview,
  },
  'POST base/online/company/{id}/takeUp': {
    access: companySteps.takeUp,
    summary: 'The review begins.',
    body: StepInput,
  },
  'POST base/online/company/{id}/pass': {
    access: companySteps.pass,
    summary: 'The company is certified and may work.',
    body: StepInput,
  },
  'POST base/online/company/{id}/reject': {
    access: companySteps.reject,
    summary: 'The company is told what to correct.',
    body: ReasonInput,
  },
  'GET base/online/companyChange/list': {
    access: 'company-list',
    summary: 'Changes that certified companies proposed.',
    query: RecordQuery,
    rows: RecordRow,
  },
  'GET base/online/companyChange/{id}': {
    access: 'company-list',
    summary: 'Old and new of a proposed change.',
    data: CompanyChangeReview,
  },
  'POST base/online/companyChange/{id}/approve': {
    access: companyChangeSteps.approve,
    summary: 'The company becomes what was proposed.',
    body: StepInput,
    data: Saved,
  },
  'POST base/online/companyChange/{id}/reject': {
    access: companyChangeSteps.reject,
    summary: 'The company stays as it is.',
    body: ReasonInput,
    data: Saved,
  },
  'GET base/online/supplier/list': {
    access: 'supplier-list',
    summary: 'Suppliers of all companies.',
    query: RecordQuery,
    rows: RecordRow,
  },
  'GET base/online/supplier/{id}': {
    access: 'supplier-list',
    summary: 'One supplier with its documents.',
    data: SupplierReview,
  },
  'POST base/online/supplier/{id}/approveVoid': {
    access: supplierSteps.approveVoid,
    summary: 'The supplier is voided as asked.',
    body: StepInput,
    data: Saved,
  },
  'POST base/online/supplier/{id}/refuseVoid': {
    access: supplierSteps.refuseVoid,
    summary: 'The supplier stays enabled.',
    body: ReasonInput,
    data: Saved,
  },
  'POST base/online/supplier/{id}/approveEnable': {
    access: supplierSteps.approveEnable,
    summary: 'The supplier is enabled as asked.',
    body: StepInput,
    data: Saved,
  },
  'POST base/online/supplier/{id}/refuseEnable': {
    access: supplierSteps.refuseEnable,
    summary: 'The supplier stays voided.',
    body: ReasonInput,
    data: Saved,
  },
  'GET base/online/productRequest/list': {
    access: 'classification-list',
    summary: 'Classification requests of all companies.',
    query: RecordQuery,
    rows: RecordRow,
  },
  'GET base/online/productRequest/{id}': {
    access: 'classification-list',
    summary: 'A product to be classified, with its documents.',
    data: ClassificationReview,
  },
  'POST base/online/productRequest/{id}/classify': {
    access: classificationSteps.classify,
    summary: 'Answers with code, rates and conditions; the customer is asked to accept.',
    body: ClassificationAnswer,
    data: Saved,
  },
  'POST base/online/productRequest/{id}/return': {
    access: classificationSteps.return,
    summary: 'Asks the customer for better particulars.',
    body: ReasonInput,
    data: Saved,
  },
  'GET system/online/consultation/list': {
    access: 'consultation-list',
    summary: 'Threads with all companies.',
    query: RecordQuery,
    rows: RecordRow,
  },
  'GET system/online/consultation/{id}': {
    access: 'consultation-list',
    summary: 'One thread with all that was said.',
    data: ConsultationReview,
  },
  'POST system/online/consultation/{id}/answer': {
    access: consultationSteps.answer,
    summary: 'Answers; those who asked are told.',
    body: AnswerInput,
    data: Saved,
  },
  'POST system/online/consultation/{id}/upload': {
    access: consultationSteps.answer,
    summary: 'Stores a file for the answer to a thread; the answer then names it.',
    upload: true,
    data: UploadedFile,
  },
  'POST system/online/consultation/{id}/close': {
    access: consultationSteps.close,
    summary: 'Ends a thread that has been answered.',
    body: StepInput,
    data: Saved,
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
