import type { Bilingual } from './order-contract.ts'

const both = (zh: string, en: string): Bilingual => ({ zh, en })

/** The words of the delivery notice and of box marks: for drivers and warehouse staff, Chinese with English beside it. */
export const paperWords = {
  deliveryNotice: both('送货通知单', 'Delivery Notice'),
  pickupNotice: both('提货通知单', 'Pickup Notice'),
  boxMarks: both('箱唛', 'Box Marks'),
  toWarehouse: both('请送至以下仓库', 'Deliver to this warehouse'),
  fromWarehouse: both('请到以下仓库提货', 'Pick up at this warehouse'),
  orderNo: both('订单号', 'Order No.'),
  supplier: both('供应商', 'Supplier'),
  client: both('委托方', 'Client'),
  warehouse: both('仓库', 'Warehouse'),
  address: both('地址', 'Address'),
  hours: both('作业时间', 'Opening hours'),
  contact: both('联系人', 'Contact'),
  phone: both('电话', 'Phone'),
  arrival: both('预计到达', 'Expected arrival'),
  pickupTime: both('提货时间', 'Pickup time'),
  pickupPerson: both('提货人', 'Picked up by'),
  goods: both('货物明细', 'Goods'),
  place: both('序', 'No.'),
  model: both('型号', 'Model'),
  name: both('品名', 'Goods'),
  brand: both('品牌', 'Brand'),
  qty: both('数量', 'Quantity'),
  packages: both('件数', 'Packages'),
  grossWeight: both('毛重（千克）', 'Gross weight (kg)'),
  origin: both('产地', 'Origin'),
  box: both('箱号', 'Box'),
  marksHint: both(
    '请在每箱外贴上箱唛，并随货带上本通知单。',
    'Put a box mark on each box and bring this notice with the goods.',
  ),
  identityHint: both(
    '提货时请出示本单和提货人证件。',
    'Show this notice and the identity document when picking up.',
  ),
  page: both('第 {page} 页，共 {pages} 页', 'Page {page} of {pages}'),
} as const
