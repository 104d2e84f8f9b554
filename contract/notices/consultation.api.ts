import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  Consultation,
  ConsultationDetail,
  ConsultationQuery,
  ConsultationSave,
  FollowUpInput,
} from './consultation.ts'

export const consultationApi = {
  'GET system/online/consultation/list': {
    access: 'home-consultation-list',
    summary: 'The company’s threads with the provider.',
    query: ConsultationQuery,
    rows: Consultation,
  },
  'GET system/online/consultation/unread': {
    access: 'home-consultation-list',
    summary: 'How many of the provider’s answers nobody of the company has read yet.',
    data: z.object({ count: z.number() }),
  },
  'GET system/online/consultation/{id}': {
    access: 'home-consultation-list',
    summary: 'One thread with all that was said and the steps open to the caller.',
    data: ConsultationDetail,
  },
  'POST system/online/consultation/save': {
    access: 'home-consultation-ask',
    summary: 'Asks the provider; opens a thread.',
    body: ConsultationSave,
    data: Saved,
  },
  'POST system/online/consultation/{id}/followUp': {
    access: 'home-consultation-ask',
    summary: 'Says more in a thread that is not closed; it waits for the provider again.',
    body: FollowUpInput,
    data: Saved,
  },
  'POST system/online/consultation/{id}/close': stepCall('home-consultation-ask', 'Ends the thread.'),
  'POST system/online/consultation/{id}/read': {
    access: 'home-consultation-list',
    summary: 'Marks the provider’s answers in a thread as read.',
    body: z.strictObject({}),
    data: z.object({ count: z.number() }),
  },
} as const satisfies ApiTable
