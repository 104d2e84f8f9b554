import type { AnyWarehouseRefusal } from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: {
    alreadySubmitted: '入库单已提交，不能重复提交，请刷新后查看最新状态',
    notPickedUp: '货物尚未提到，请先登记提货',
    goodsFetched: '货物已经提到，正在送往仓库，不能取消或退回；请收货入库后办理出库',
    lineTwice: '同一行不能登记两次',
    linesMissing: '还有 {count} 行没有登记，请逐行登记实收数量',
    moreThanReceived: '破损和错货合计超过实收数量 {received}',
    differenceReason: '实收与申报不符，请填写差异原因',
    notAllPutAway: '上架数量须等于实收数量 {received}',
    putTooMuch: '上架数量超过实收数量 {received}',
    nothingReceived: '没有收到任何货物，请取消入库单',
    expired: '{day} 已到期，已过期的货物不能预约入库，请核对日期',
    expiredNote: '有 {count} 行货物已过期，请在备注中写明为什么仍然收货',
    moreThanOrdered: '订单 {orderNo} 的这一行最多还能预约 {left}，其余已入库或已预约；多出的货物请另起一行',
    orderNotReceivable:
      '订单 {orderNo} 当前不能收货：须已审核且货物未全部入库。请删除此行，或待订单审核后再提交',
  },
  outbound: {
    alreadySubmitted: '出库单已提交，不能重复提交，请刷新后查看最新状态',
    alreadyShipped: '货物已出库，不能撤销，如需退回请联系服务商',
    notInspected: '客户要求出货前验货，验货或填写原因免验后才能出货',
    notAvailable: '可用库存不足，还差 {missing}',
    onlyExpired: '可用库存不足，还差 {missing}；另有 {expired} 已过期，只有指定批次并写明原因才会出库',
    moreThanReserved: '超过预留数量，最多 {left}',
  },
  goodsPickup: {
    alreadySubmitted: '提货单已提交，不能重复提交，请刷新后查看最新状态',
    inboundNotAudited: '入库单尚未审核，不能提货，请先审核入库单',
    inboundNotStored: '入库单尚未入库，请在入库单上收货、验货并确认入库，提货单随之完成',
  },
  warehouse: {
    code: '编码只能用大写字母、数字和连字符，最多 20 位',
    codeTaken: '此编码已被其他仓库使用',
    degrees: '纬度不超过 90，经度不超过 180',
  },
  stock: {
    notThere: '没有找到这批库存，请核对编号',
    locationUnknown: '此仓库没有这个库位',
    otherWarehouse: '这批库存不在此仓库',
    tooMuch: '超过可操作数量，最多 {left}',
    belowReserved: '低于已预留和冻结的数量 {least}，请先释放',
    lotTwice: '同一批库存不能重复',
    noLots: '没有可以办理的库存',
    expiredReason: '批次 {lot} 已于 {day} 到期，请写明为什么仍要使用',
  },
  storage: {
    monthNotOver: '当月尚未结束，只能预览，请下月再计费',
    noTariff: '以下仓库没有仓储费率，请先设置（不收费请设为 0）：{warehouses}',
  },
  location: { codeTaken: '此仓库已有同名库位' },
  tariff: { dayTaken: '此日期已有费率' },
} as const satisfies Nested<AnyWarehouseRefusal>
