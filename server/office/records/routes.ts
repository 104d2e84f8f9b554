import { announcedTransferColumns } from '@quayside/contract/finance/announced-transfer.ts'
import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import type { OfficeTransfer } from '@quayside/contract/office/money-records.api.ts'
import { recordsApi } from '@quayside/contract/office/records.api.ts'
import { transferCells } from '../../modules/finance/transfers.ts'
import { getHsCode, listHsOptions } from '../../modules/products/find-hs-codes.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeRoute } from '../bind-office.ts'
import { answerImport } from './answer-sheet.ts'
import { exportRecords } from './export-records.ts'
import { downloadFile, showThumbnail } from './files.ts'
import { getRecord, revealIdentities } from './get-record.ts'
import { listOrders } from './list-orders.ts'
import { listRecords } from './list-records.ts'
import { getOrderLogistics, printOrderPaper } from './logistics.ts'
import { exportOrderLines, getOrderContract, printOrderContract } from './order-papers.ts'
import { classifyMany, stepMany, takeStep } from './take-step.ts'
import { uploadFor } from './upload-for-record.ts'

type Handler = OfficeRoute['handler']

/** List, record and steps of every kind, made from its entity; what one kind has of its own stands after them. */
const handlers: Readonly<Record<string, Handler>> = {
  ...Object.fromEntries(
    taskKinds.flatMap((kind): [string, Handler][] => {
      const { path, steps } = kindOf(kind)
      const { [kind]: entity } = providerEntities
      return [
        [`GET ${path}/list`, listRecords(entity)],
        [`GET ${path}/{id}`, getRecord(entity)],
        [`POST ${path}/{id}/identity`, revealIdentities(entity)],
        ...Object.keys(steps).map((name): [string, Handler] => [
          `POST ${path}/{id}/${name}`,
          takeStep(entity, name),
        ]),
      ]
    }),
  ),
  'GET business/online/order/list': listOrders,
  'POST business/online/order/bulk': stepMany,
  'GET business/online/order/{id}/contract': getOrderContract,
  'GET business/online/order/{id}/contract/pdf': printOrderContract,
  'GET business/online/order/{id}/exportLines': exportOrderLines,
  'GET business/online/order/{id}/logistics': getOrderLogistics,
  'GET business/online/order/{id}/deliveryNotice': printOrderPaper('deliveryNotice'),
  'GET business/online/order/{id}/boxMarks': printOrderPaper('boxMarks'),
  'POST business/online/order/{id}/upload': uploadFor('order'),
  'POST system/online/consultation/{id}/upload': uploadFor('consultation'),
  'POST base/online/productRequest/bulk': classifyMany,
  'GET base/online/productRequest/importTemplate': answerImport.template,
  'POST base/online/productRequest/import': answerImport.read,
  'POST base/online/productRequest/importRejected': answerImport.rejected,
  'GET tax/online/capitalAppointment/export': exportRecords<typeof announcedTransferColumns, OfficeTransfer>(
    providerEntities.announcedTransfer,
    {
      columns: announcedTransferColumns,
      cells: transferCells,
    },
  ),
  'GET base/online/hsCode/options': listHsOptions,
  'GET base/online/hsCode/detail': getHsCode,
  'POST finance/online/paymentApplication/{id}/upload': uploadFor('paymentApplication'),
  'POST warehouse/online/inbound/{id}/upload': uploadFor('inbound'),
  'POST filing/online/label/{id}/upload': uploadFor('labelOrder'),
  'POST freight/online/order/{id}/upload': uploadFor('forwarderOrder'),
  'POST service/online/order/{id}/upload': uploadFor('serviceOrder'),
  'POST customs/online/declaration/{id}/upload': uploadFor('declaration'),
  'POST filing/online/approval/{id}/upload': uploadFor('approvalOrder'),
  'GET system/online/file/{id}': downloadFile,
  'GET system/online/file/{id}/thumbnail': showThumbnail,
}

export const recordRoutes: OfficeRoute[] = Object.entries<OfficeRoute['endpoint']>(recordsApi).map(
  ([key, endpoint]) => {
    const { [key]: handler } = handlers
    if (!handler) throw new Error(`${key} has no handler`)
    return { key, endpoint, handler }
  },
)
