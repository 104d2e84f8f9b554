import { documentTexts } from '../kernel/document-screens.ts'
import { common } from '../kernel/shared.ts'

const texts = documentTexts('出库单')

/** The page of one outbound order. */
export const outboundRecord = {
  record: {
    ...texts.record,
    ...common('returned', 'files'),
    basics: '出库信息',
    deliveryNote: '送货单 PDF',
    done: { submit: '出库单已提交，库存已预留', cancel: '已撤销出库，预留的库存已释放' },
    marks: { markInspected: '登记验货', markSigned: '登记签收' },
  },
  progress: {
    label: '出库进度',
    new: '提交并预留',
    arranged: '安排出库',
    shipped: '出货',
    completed: '完成',
    ...common('partly'),
    waits: {
      new: '等您提交',
      arranged: '等待服务商安排',
      shipped: '等待出货',
      completed: '等待送达确认',
    },
  },
  next: {
    title: '下一步',
    draft: '核对货物与收货信息后提交。提交后立即按出库策略预留库存。',
    new: '库存已预留，服务商将安排车辆或快递。安排之前您可以撤销，预留随即释放。',
    arranged: '服务商已安排出库，货物离仓后通知您。如需变更，请联系服务商。',
    partly: '部分货物已离仓，其余仍为您预留，将继续出货。',
    shipped: '货物已全部离仓，送达后由服务商登记签收并完成。',
    completed: '出库已完成，送货单可随时下载。',
  },
  lines: {
    title: '货物与批次',
    modelOrLot: '型号／批次',
    ...common('shipped'),
    reserved: '预留中',
    pickedLot: '指定批次',
    packs: '整包 {qty}',
    asked: '指定 LOT {lots}',
    draft: '草稿尚未预留批次，提交时按出库策略预留。',
  },
}
