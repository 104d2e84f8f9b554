import * as z from 'zod/mini'
import { Company } from '../account/company.ts'
import { CompanyChangeDetail } from '../account/company-change.ts'
import { NextStep, TimelineEntry } from '../kernel/record.ts'
import { id, instant } from '../kernel/schema.ts'
import { ConsultationDetail } from '../notices/consultation.ts'
import { OrderChangeDetail } from '../orders/order-change.ts'
import { SupplierDetail, supplierColumns } from '../partners/supplier.ts'
import {
  ClassificationRequestDetail,
  classificationRequestColumns,
} from '../products/classification-request.ts'
import { officeRow, reviewed } from './record.ts'

/** A company as its reviewer sees it: what it stated beside the documents that prove it. */
export const CompanyReview = z.extend(Company, {
  members: z.array(
    z.object({
      id,
      name: z.string(),
      mobile: z.string(),
      isAdministrator: z.boolean(),
      isEnabled: z.boolean(),
      hasSecondFactor: z.boolean(),
      lastLoginAt: z.nullable(instant),
    }),
  ),
  /** Who of the staff looks after it. */
  manager: z.nullable(z.object({ id, name: z.string() })),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
  ...reviewed,
})
export type CompanyReview = z.infer<typeof CompanyReview>

export const CompanyChangeReview = z.extend(CompanyChangeDetail, reviewed)
export type CompanyChangeReview = z.infer<typeof CompanyChangeReview>

export const OrderChangeReview = z.extend(OrderChangeDetail, reviewed)
export type OrderChangeReview = z.infer<typeof OrderChangeReview>

export const SupplierReview = z.extend(SupplierDetail, reviewed)
export type SupplierReview = z.infer<typeof SupplierReview>

export const ClassificationReview = z.extend(ClassificationRequestDetail, reviewed)
export type ClassificationReview = z.infer<typeof ClassificationReview>

export const ConsultationReview = z.extend(ConsultationDetail, reviewed)
export type ConsultationReview = z.infer<typeof ConsultationReview>

export const OfficeSupplier = officeRow(supplierColumns)
export const OfficeClassificationRequest = officeRow(classificationRequestColumns)
export type OfficeClassificationRequest = z.infer<typeof OfficeClassificationRequest>
