import { common } from '../kernel/shared.ts'

/** The provider's warehouses as customers read them. */
export const warehouses = {
  title: '仓库',
  note: '{count, number} 个仓库',
  failed: '未能加载仓库',
  none: '服务商还没有登记仓库',
  ...common('address', 'contact', 'tariff', 'lots', 'available'),
  copy: '复制地址',
  hours: '收发货时间',
  map: '{name} 的位置',
  position: '北纬 {latitude}，东经 {longitude}',
  noPosition: '服务商尚未登记位置',
  outside: '在本图范围之外',
  rules: '进仓须知',
  tariffOf: '免租 {days, number} 天，之后 <whole>{currency} {rate}／{unit}</whole>',
  tariffFrom: '{day} 起',
  noTariff: '不收仓储费',
  here: '贵司在此仓的库存',
  models: '型号',
  onHand: '在库',
  nothing: '贵司在此仓没有库存',
  toStock: '客户库存',
  toOrderStock: '订单库存',
  places: {
    ...common('hongKong', 'shenzhen', 'lantau'),
    kowloon: '九龙',
    huanggang: '皇岗口岸',
    bay: '深圳湾口岸',
    yantian: '盐田',
  },
}
