import { hsCodeApi } from '@quayside/contract/products/hs-code.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { exportHsCodes, getHsCode, listHsCodes, listHsOptions } from './find-hs-codes.ts'
import { getHsTree } from './get-hs-tree.ts'

export const hsCodeRoutes = bind(hsCodeApi, {
  'GET base/online/hsCode/list': listHsCodes,
  'GET base/online/hsCode/export': exportHsCodes,
  'GET base/online/hsCode/tree': getHsTree,
  'GET base/online/hsCode/detail': getHsCode,
  'GET base/online/hsCode/options': listHsOptions,
})
