import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { SubmitResult } from '../kernel/system.ts'
import {
  ClassificationRequest,
  ClassificationRequestDetail,
  ClassificationRequestExport,
  ClassificationRequestQuery,
  ClassificationRequestSave,
  ClassificationRequestsSaved,
  DecideMany,
  ObjectionInput,
  RequestedForModels,
  RequestForModels,
} from './classification-request.ts'

export const classificationRequestApi = {
  'GET base/online/productRequest/list': {
    access: 'product-request-list',
    summary: 'Requests for classification with what the provider found.',
    query: ClassificationRequestQuery,
    rows: ClassificationRequest,
  },
  'GET base/online/productRequest/{id}': {
    access: 'product-request-list',
    summary: 'One request with its product, its timeline and the steps open to the caller.',
    data: ClassificationRequestDetail,
  },
  'POST base/online/productRequest/save': {
    access: 'product-request-edit',
    summary:
      'Asks for the classification of up to 500 products, one request each, or changes a request’s note.',
    body: ClassificationRequestSave,
    data: ClassificationRequestsSaved,
  },
  'POST base/online/productRequest/forModels': {
    access: 'product-request-edit',
    summary:
      'Asks for the classification of up to 500 models by their names, each once, and says what was asked for.',
    body: RequestForModels,
    data: RequestedForModels,
  },
  'DELETE base/online/productRequest/batchRemove': removal(
    'product-request-remove',
    'Removes drafts and returned requests; all of them or none.',
  ),
  'POST base/online/productRequest/{id}/submit': stepCall(
    'product-request-edit',
    'Sends a draft or a returned request to the provider.',
  ),
  'POST base/online/productRequest/{id}/cancel': stepCall(
    'product-request-edit',
    'Takes back a request that the provider has not answered yet.',
  ),
  'POST base/online/productRequest/{id}/accept': stepCall(
    'product-request-decide',
    'Accepts what the provider found; it becomes the product’s classification.',
  ),
  'POST base/online/productRequest/{id}/object': {
    access: 'product-request-decide',
    summary: 'Objects to what the provider found, with a reason; the provider looks again.',
    body: ObjectionInput,
    data: Saved,
  },
  'POST base/online/productRequest/batchDecide': {
    access: 'product-request-decide',
    summary: 'Accepts the answers of several requests or objects to them, each answered on its own.',
    body: DecideMany,
    data: z.array(SubmitResult),
  },
  'GET base/online/productRequest/export': {
    access: 'product-request-export',
    summary: 'The filtered or selected requests as an Excel file, in the given columns.',
    query: ClassificationRequestExport,
    binary: true,
  },
} as const satisfies ApiTable
