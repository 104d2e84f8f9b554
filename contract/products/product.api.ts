import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import {
  Product,
  ProductDetail,
  ProductExport,
  ProductImportInput,
  ProductOption,
  ProductOptionQuery,
  ProductQuery,
  ProductSave,
} from './product.ts'
import { GoodsTaken, TakeProducts } from './take-goods.ts'

export const productApi = {
  'GET base/online/product/list': {
    access: 'product-goods-list',
    summary: 'The company’s products with their classification.',
    query: ProductQuery,
    rows: Product,
  },
  'GET base/online/product/options': {
    // Forms that name a product need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 products for a picker, by model, brand, name, pinyin or initials.',
    query: ProductOptionQuery,
    data: z.array(ProductOption),
  },
  'GET base/online/product/{id}': {
    access: 'product-goods-list',
    summary: 'One product with its files and its timeline.',
    data: ProductDetail,
  },
  'POST base/online/product/save': {
    access: 'product-goods-edit',
    summary:
      'Creates a product, or changes the one with this id and version; its classification is the provider’s.',
    body: ProductSave,
    data: Saved,
  },
  'POST base/online/product/takeLines': {
    access: 'product-goods-edit',
    summary:
      'Lines of a supplier’s document become products where they are not there yet; with mode=preview it says what would become of each.',
    body: TakeProducts,
    data: GoodsTaken,
  },
  'DELETE base/online/product/batchRemove': removal(
    'product-goods-remove',
    'Removes products; all of them or none.',
  ),
  'GET base/online/product/export': {
    access: 'product-goods-export',
    summary: 'The filtered or selected products as an Excel file, in the given columns.',
    query: ProductExport,
    binary: true,
  },
  'GET base/online/product/importTemplate': {
    access: 'product-goods-import',
    summary: 'An empty Excel file to fill in with products.',
    binary: true,
  },
  'POST base/online/product/import': {
    access: 'product-goods-import',
    summary: 'Checks up to 10,000 rows of a filled-in template, and with mode=take saves the good ones.',
    upload: true,
    body: ProductImportInput,
    data: ImportResult,
  },
} as const satisfies ApiTable
