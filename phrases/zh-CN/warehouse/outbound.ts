import { documentTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'
import { outboundRecord } from './outbound-record.ts'
import { outboundStrategies } from './outbound-strategies.ts'

const texts = documentTexts('出库单')

/** Outbound orders: list, form with the comparison of strategies, and the page of one. */
export const outbound = {
  list: {
    ...texts.list,
    title: '出库单',
    keyword: '单号、型号',
    ...common('tabs', 'partly'),
  },
  submission: {
    ...texts.submission,
    confirm: '提交 {count, number} 张出库单。提交后立即按各单的出库策略预留库存。',
  },
  form: {
    ...texts.form,
    head: '出库信息',
    aside: '预留汇总与提交前检查',
    chooseWarehouse: '请选择仓库',
    inspection: '出货前请服务商验货',
    deliveryFirst: '选择交货方式后填写收货信息。',
    lines: '出库需求',
    wanted: '需求数量',
    ...common('available', 'missing', 'files', 'returned'),
    ...messages('saved'),
    picked: '已指定',
    pickLots: '从库存挑选批次',
    warehouseFirst: '请先选择仓库',
    pasteHint: '可直接从 Excel 粘贴',
    filesHint: '如客户签收要求、标签样张',
    confirm:
      '将预留 {qty}，取自 {lots, number} 批，其中拆零 {broken, number} 批。提交后立即预留；撤销出库时按原批次、原数量释放。',
    submitted: '出库单 {number} 已提交，库存已预留',
  },
  ...outboundStrategies,
  ready: {
    title: '提交前',
    left: '差 {count, number} 项',
    ready: '可以提交',
    show: '定位',
    field: '请填写{field}',
    noLines: '请添加出库需求',
    cell: '第 {row, number} 行：请填写{field}',
    short: '第 {row, number} 行：库存缺 {qty}',
  },
  picker: {
    title: '从库存挑选批次',
    search: '库存编号、型号、LOT 号、批次号',
    take: '添加 {count, number} 批',
    note: '只列出所选仓库中可用的批次。添加后每批一行，数量可改小。',
    none: '没有可用的批次',
    more: '另有 {count, number} 批，请输入关键词缩小范围',
  },
  ...outboundRecord,
}
