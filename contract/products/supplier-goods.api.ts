import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import {
  SupplierGoods,
  SupplierGoodsDetail,
  SupplierGoodsExport,
  SupplierGoodsQuery,
  SupplierGoodsSave,
} from './supplier-goods.ts'
import { GoodsTaken, TakeSupplierGoods } from './take-goods.ts'

export const supplierGoodsApi = {
  'GET base/online/supplierGoods/list': {
    access: 'product-supplierGoods-list',
    summary: 'The goods bought from each supplier, with the last price, its currency and its order.',
    query: SupplierGoodsQuery,
    rows: SupplierGoods,
  },
  'GET base/online/supplierGoods/{id}': {
    access: 'product-supplierGoods-list',
    summary: 'One supplier’s goods with their price history.',
    data: SupplierGoodsDetail,
  },
  'POST base/online/supplierGoods/save': {
    access: 'product-supplierGoods-edit',
    summary: 'Enters a price of a supplier’s goods; the first one of a product puts it on the list.',
    body: SupplierGoodsSave,
    data: Saved,
  },
  'POST base/online/supplierGoods/takeLines': {
    access: 'product-supplierGoods-edit',
    summary:
      'Lines of a supplier’s document become its goods with their prices; products that are not there yet are added for those who may. With mode=preview it says what would become of each.',
    body: TakeSupplierGoods,
    data: GoodsTaken,
  },
  'DELETE base/online/supplierGoods/batchRemove': removal(
    'product-supplierGoods-remove',
    'Removes suppliers’ goods with their prices; all of them or none.',
  ),
  'GET base/online/supplierGoods/export': {
    access: 'product-supplierGoods-export',
    summary: 'The filtered or selected goods as an Excel file, in the given columns.',
    query: SupplierGoodsExport,
    binary: true,
  },
  'GET base/online/supplierGoods/importTemplate': {
    access: 'product-supplierGoods-import',
    summary: 'An empty Excel file to fill in with prices.',
    binary: true,
  },
  'POST base/online/supplierGoods/import': {
    access: 'product-supplierGoods-import',
    summary: 'Checks the rows of a filled-in template, and with mode=take enters the good ones as prices.',
    upload: true,
    body: ImportInput,
    data: ImportResult,
  },
} as const satisfies ApiTable
