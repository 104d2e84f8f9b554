import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/codes.ts'

export const { financeCodes } = traditional(source, {
  financeCodes: {
    feeUnit: { pallet: '棧板', tonne: '公噸', declaration: '份報單', palletDay: '棧板·天' },
    voucherState: { posted: '已入帳' },
    writeOffState: { full: '全數沖帳' },
  },
})
