import { reviewApi } from '@quayside/contract/office/review.api.ts'
import { bindOffice } from '../bind-office.ts'
import { classify, getRequest, listRequests, returnRequest } from './classifications.ts'
import {
  approveChange,
  getCompany,
  getCompanyChange,
  listCompanies,
  listCompanyChanges,
  pass,
  reject,
  rejectChange,
  takeUp,
} from './companies.ts'
import { answer, close, getConsultation, listConsultations, uploadForAnswer } from './consultations.ts'
import { downloadFile, showThumbnail } from './files.ts'
import { getSupplier, listSuppliers, stepSupplierBy } from './suppliers.ts'

export const reviewRoutes = bindOffice(reviewApi, {
  'GET base/online/company/list': listCompanies,
  'GET base/online/company/{id}': getCompany,
  'POST base/online/company/{id}/takeUp': takeUp,
  'POST base/online/company/{id}/pass': pass,
  'POST base/online/company/{id}/reject': reject,
  'GET base/online/companyChange/list': listCompanyChanges,
  'GET base/online/companyChange/{id}': getCompanyChange,
  'POST base/online/companyChange/{id}/approve': approveChange,
  'POST base/online/companyChange/{id}/reject': rejectChange,
  'GET base/online/supplier/list': listSuppliers,
  'GET base/online/supplier/{id}': getSupplier,
  'POST base/online/supplier/{id}/approveVoid': stepSupplierBy('approveVoid'),
  'POST base/online/supplier/{id}/refuseVoid': stepSupplierBy('refuseVoid'),
  'POST base/online/supplier/{id}/approveEnable': stepSupplierBy('approveEnable'),
  'POST base/online/supplier/{id}/refuseEnable': stepSupplierBy('refuseEnable'),
  'GET base/online/productRequest/list': listRequests,
  'GET base/online/productRequest/{id}': getRequest,
  'POST base/online/productRequest/{id}/classify': classify,
  'POST base/online/productRequest/{id}/return': returnRequest,
  'GET system/online/consultation/list': listConsultations,
  'GET system/online/consultation/{id}': getConsultation,
  'POST system/online/consultation/{id}/answer': answer,
  'POST system/online/consultation/{id}/upload': uploadForAnswer,
  'POST system/online/consultation/{id}/close': close,
  'GET system/online/file/{id}': downloadFile,
  'GET system/online/file/{id}/thumbnail': showThumbnail,
})
