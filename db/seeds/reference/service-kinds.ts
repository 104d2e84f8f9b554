import { type Dictionary, rows } from './dictionary.ts'

/** Services beside the order itself; the group is the model type of the specification, 7 or 9. */
export const serviceKinds: Dictionary = {
  type: 1025,
  code: 'service-kind',
  zhCN: '服务项目',
  zhTW: '服務項目',
  en: 'Services',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-16',
  entries: rows(
    `
    LABEL|贴标换标|貼標換標|Labeling|7
    REPACK|更换包装|更換包裝|Repacking|7
    PALLET|打托缠膜|打棧板纏膜|Palletizing and wrapping|7
    COUNT|清点|清點|Counting|7
    SORT|分拣|分揀|Sorting|7
    KIT|组套|組套|Kitting|7
    PHOTO|货物拍照|貨物拍照|Photographs of goods|7
    QC|外观检验|外觀檢驗|Visual inspection|7
    SERIAL|序列号采集|序號採集|Serial number capture|7
    DRYPACK|防潮真空包装|防潮真空包裝|Moisture barrier packing|7
    FUMIGATE|熏蒸|燻蒸|Fumigation|7
    TRUCK|专车|專車|Dedicated truck|9
    SHARED|拼车|併車|Shared truck|9
    CROSS|中港车|中港車|Hong Kong cross-border truck|9
    HAULAGE|集装箱拖车|貨櫃拖車|Container haulage|9
    EXPRESS|快递|快遞|Express|9
    `,
    'group',
  ),
}
