/**
 * How sheets may head a field besides by its label in one of our languages: the names that our own templates had for it,
 * and those of official forms.
 */
export const otherHeadings: Readonly<Record<string, readonly string[]>> = {
  currency: ['币制'],
  firstUnit: ['第一法定单位', '第一法定單位', 'First legal unit'],
  goodsName: ['货物', '貨物'],
  minimumPackQuantity: ['最小包装数', '最小包裝數', 'Minimum pack'],
  orderNo: ['Order', 'Order number'],
  origin: ['原产国', '原產國', 'Country of origin'],
  phone: ['联系电话', '聯絡電話'],
  region: ['地区', '地區'],
  secondUnit: ['第二法定单位', '第二法定單位', 'Second legal unit'],
  supplierName: ['供应商名称', '供應商名稱', 'Supplier name'],
  unit: ['计量单位', '計量單位'],
}
