import { classificationRequestApi } from '@quayside/contract/products/classification-request.api.ts'
import { productApi } from '@quayside/contract/products/product.api.ts'
import { supplierGoodsApi } from '@quayside/contract/products/supplier-goods.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { getProduct } from './get-product.ts'
import { productImport } from './import-products.ts'
import { supplierGoodsImport } from './import-supplier-goods.ts'
import { listProductOptions, listProducts, products } from './list-products.ts'
import { getRequest, requests } from './list-requests.ts'
import { supplierGoods } from './list-supplier-goods.ts'
import { removeProducts, removeRequests } from './remove-products.ts'
import { requestForModels } from './request-for-models.ts'
import { saveProduct } from './save-product.ts'
import { saveRequest } from './save-request.ts'
import { saveSupplierGoods } from './save-supplier-goods.ts'
import {
  acceptRequest,
  cancelRequest,
  decideRequests,
  objectToRequest,
  submitRequest,
} from './step-request.ts'
import { takeProducts, takeSupplierGoods } from './take-goods.ts'

export const productRoutes = [
  ...bind(productApi, {
    'GET base/online/product/list': listProducts,
    'GET base/online/product/options': listProductOptions,
    'GET base/online/product/{id}': getProduct,
    'POST base/online/product/save': saveProduct,
    'POST base/online/product/takeLines': takeProducts,
    'DELETE base/online/product/batchRemove': removeProducts,
    'GET base/online/product/export': products.export,
    'GET base/online/product/importTemplate': productImport.template,
    'POST base/online/product/import': productImport.take,
  }),
  ...bind(classificationRequestApi, {
    'GET base/online/productRequest/list': requests.list,
    'GET base/online/productRequest/{id}': getRequest,
    'POST base/online/productRequest/save': saveRequest,
    'POST base/online/productRequest/forModels': requestForModels,
    'DELETE base/online/productRequest/batchRemove': removeRequests,
    'POST base/online/productRequest/{id}/submit': submitRequest,
    'POST base/online/productRequest/{id}/cancel': cancelRequest,
    'POST base/online/productRequest/{id}/accept': acceptRequest,
    'POST base/online/productRequest/{id}/object': objectToRequest,
    'POST base/online/productRequest/batchDecide': decideRequests,
    'GET base/online/productRequest/export': requests.export,
  }),
  ...bind(supplierGoodsApi, {
    'GET base/online/supplierGoods/list': supplierGoods.list,
    'GET base/online/supplierGoods/{id}': supplierGoods.detail,
    'POST base/online/supplierGoods/save': saveSupplierGoods,
    'POST base/online/supplierGoods/takeLines': takeSupplierGoods,
    'DELETE base/online/supplierGoods/batchRemove': removalOf(supplierGoods),
    'GET base/online/supplierGoods/export': supplierGoods.export,
    'GET base/online/supplierGoods/importTemplate': supplierGoodsImport.template,
    'POST base/online/supplierGoods/import': supplierGoodsImport.take,
  }),
]
