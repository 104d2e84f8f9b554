import { both } from './bilingual.ts'

/** The words of lot labels and of the delivery note: for warehouse staff and drivers, Chinese with English beside it. */
export const warehousePaperWords = {
  labels: both('库存标签', 'Lot Labels'),
  deliveryNote: both('出库送货单', 'Delivery Note'),
  number: both('单号', 'No.'),
  client: both('委托方', 'Client'),
  warehouse: both('仓库', 'Warehouse'),
  date: both('出库日期', 'Date'),
  consignee: both('收货人', 'Consignee'),
  address: both('地址', 'Address'),
  phone: both('电话', 'Phone'),
  carrier: both('承运', 'Carrier'),
  goods: both('货物明细', 'Goods'),
  place: both('序', 'No.'),
  model: both('型号', 'Model'),
  brand: both('品牌', 'Brand'),
  lot: both('LOT 号', 'Lot'),
  batch: both('批次号', 'Batch'),
  dateCode: both('D/C', 'D/C'),
  qty: both('数量', 'Quantity'),
  pallet: both('托盘号', 'Pallet'),
  location: both('库位', 'Location'),
  origin: both('产地', 'Origin'),
  remarks: both('备注', 'Remarks'),
  signature: both('收货人签字', 'Received by'),
  page: both('第 {page} 页，共 {pages} 页', 'Page {page} of {pages}'),
} as const
