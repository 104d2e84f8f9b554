import { compare } from './compare.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'

/** 'List my messages': ten of a member's unread ones, with the total. */
export const benchListNotices = (app: BenchApp, seconds: number) =>
  compare(app, seconds, {
    name: 'List my messages: 10 of 400, 500 companies, unread only, with the total',
    bar: 0.4,
    requests: [
      {
        path: '/api/system/online/sysMsg?pageNum=1&pageSize=10&isRead=0&sType=0',
        headers: headersOf(42),
      },
    ],
  })
