import { type Dictionary, rows } from './dictionary.ts'

/** Groups: open = the provider or customer must act, waiting = customs acts, done = nothing left, problem = needs care. */
export const declarationStates: Dictionary = {
  type: 1008,
  code: 'declaration-state',
  zhCN: '报关单状态',
  zhTW: '報關單狀態',
  en: 'Customs declaration states',
  source: {
    zhCN: '云埠；服务商可按其单一窗口客户端改写',
    zhTW: '雲埠；服務商可按其單一窗口用戶端改寫',
    en: 'Quayside; the provider may reword them to match its single-window client',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    0|未提交|=|Not submitted|open
    1|已暂存|已暫存|Staged|open
    2|已上传|已上傳|Uploaded|waiting
    3|已申报|已申報|Declared|waiting
    4|海关已受理|海關已受理|Accepted by customs|waiting
    5|审单中|審單中|Under review|waiting
    6|已审结|已審結|Review completed|waiting
    7|待缴税|待繳稅|Tax due|open
    8|已缴税|已繳稅|Tax paid|waiting
    9|查验通知|查驗通知|Inspection notified|waiting
    10|查验中|查驗中|Under inspection|waiting
    11|查验通过|查驗通過|Inspection passed|waiting
    12|已放行|=|Released|done
    13|已结关|已結關|Closed|done
    14|退回修改|=|Returned for change|problem
    15|退单|退單|Rejected|problem
    16|已删单|已刪單|Deleted|problem
    17|申报失败|申報失敗|Declaration failed|problem
    18|改单申请中|改單申請中|Amendment requested|waiting
    19|同意改单|同意改單|Amendment approved|open
    20|撤单申请中|撤單申請中|Withdrawal requested|waiting
    21|已撤单|已撤單|Withdrawn|done
    22|转人工审核|轉人工審核|Sent to manual review|waiting
    23|通知交单|通知交單|Documents requested|open
    24|价格质疑|價格質疑|Price questioned|problem
    25|归类质疑|歸類質疑|Classification questioned|problem
    26|担保放行|擔保放行|Released against guarantee|done
    27|货物扣留|貨物扣留|Goods detained|problem
    28|已归档|已歸檔|Archived|done
    `,
    'group',
  ),
}
