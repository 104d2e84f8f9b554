import { type Dictionary, rows } from './dictionary.ts'

/** Groups: open = the provider or customer must act, waiting = customs acts, done = nothing left, problem = needs care. */
export const declarationStates: Dictionary = {
  type: 1008,
  code: 'declaration-state',
  zhCN: '报关单状态',
  zhTW: '報關單狀態',
  en: 'Customs declaration statuses',
  source: {
    zhCN: '云埠；服务商可按其单一窗口客户端改写',
    zhTW: '雲埠；服務商可依其單一窗口用戶端改寫',
    en: 'Quayside; the provider may reword them to match its single-window client',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    0|未提交|未送出|Not submitted|open
    1|已暂存|已暫存|Staged|open
    2|已上传|已上傳|Uploaded|waiting
    3|已申报|已申報|Declared|waiting
    4|海关已接单|海關已收單|Accepted by customs|waiting
    5|审单中|審單中|Documents under review|waiting
    6|已审结|審單完成|Review finished|waiting
    7|待缴税|待繳稅|Duty and tax due|waiting
    8|已缴税|已繳稅|Duty and tax paid|waiting
    9|查验通知|查驗通知|Selected for inspection|waiting
    10|查验中|查驗中|Under inspection|waiting
    11|查验通过|查驗通過|Inspection passed|waiting
    12|已放行|=|Released|done
    13|已结关|已結關|Closed|done
    14|退回修改|=|Returned for correction|problem
    15|退单|退單|Rejected|problem
    16|已删单|已刪單|Deleted|problem
    17|申报失败|申報失敗|Declaration failed|problem
    18|已申请改单|已申請更正報單|Amendment requested|waiting
    19|已改单|報單已更正|Amended|waiting
    20|已申请撤单|已申請註銷報單|Withdrawal requested|waiting
    21|已撤单|報單已註銷|Withdrawn|problem
    22|转人工审单|轉人工審單|Manual review|waiting
    23|要求补充单证|通知補件|More documents requested|problem
    24|价格质疑|價格存疑|Value queried|problem
    25|归类质疑|稅則存疑|Classification queried|problem
    26|担保放行|押放|Released against a guarantee|done
    27|已扣留|已扣押|Detained|problem
    28|移交调查|移送調查|Under investigation|problem
    `,
    'group',
  ),
}
