import type { PermissionSet } from '@quayside/contract/permission-sets.ts'
import type { Action, Area, PagesOf } from '@quayside/contract/permissions.ts'
import { common, pageNames, recordNames } from '../kernel/shared.ts'

type PermissionTexts = {
  areas: Record<Area, string>
  pages: { [A in Area]: Record<PagesOf<A>, string> }
  actions: Record<Action, string>
  sets: Record<PermissionSet | 'custom', string>
}

/** The names of permissions, areas and sets, as an administrator reads them; the tree is in contract/permissions.ts. */
export const permissions = {
  areas: {
    ...pageNames('home', 'order', 'product', 'tax'),
    ...common('business', 'logistics', 'customs', 'services', 'hub', 'data'),
    finance: '财务中心',
    approval: '审批备案',
    report: '报表',
  },
  pages: {
    home: { ...common('notice'), bulletin: '公司公告', consultation: '咨询管理' },
    order: { ...recordNames('import', 'export'), ...common('transit', 'domestic'), contract: '电子合同' },
    finance: {
      application: '付款申请',
      record: '收付款记录',
      fee: '费用明细',
      debt: '欠款明细',
      statement: '对账单',
      transfer: '汇款通知',
      approval: '放行规则',
    },
    business: {
      ...pageNames('supplier'),
      account: '供应商账户',
      address: '供应商地址',
      customer: '客户',
    },
    product: { goods: '我的产品', request: '归类申请', ...common('supplierGoods'), hsCode: '商品编码' },
    logistics: {
      ...pageNames('inbound', 'outbound'),
      ...common('stock'),
      enquiry: '货代询价',
      quotation: '货代报价',
      freightOrder: '货代订单',
    },
    customs: pageNames('declaration', 'taxBill'),
    services: { label: '标签备案', order: '服务申请' },
    approval: { order: '审批单' },
    tax: { ...pageNames('salesInvoice', 'inputInvoice'), title: '开票资料' },
    hub: {
      company: '公司资料',
      ...common('bankAccount', 'member'),
      contact: '联系人',
      address: '地址',
      link: '免登录链接',
      robot: '群机器人',
      system: '系统对接',
      event: '业务事件',
    },
    data: { ...pageNames('rate'), ...common('dictionary') },
    report: {
      board: '四流看板',
      ...common('member', 'notice', 'landedCost'),
      ...pageNames('rate'),
      clearance: '通关明细',
      reconciliation: '订单对账',
      declaration: '报关汇总',
      taxBill: '税款缴纳',
      supplierScore: '供应商评分',
      stock: '库存报表',
      analysis: '决策分析',
      schedule: '定时报表',
    },
  },
  actions: {
    list: '查看列表',
    ...common('view', 'submit', 'cancel', 'remove', 'import', 'export', 'print', 'release'),
    read: '标为已读',
    ask: '咨询',
    edit: '新增和修改',
    save: '保存草稿和修改',
    sign: '签收或签署',
    void: '申请作废或启用',
    decide: '接受或提出异议',
    apply: '申请付款',
    dispute: '提出异议',
    announce: '通知汇款',
    request: '申请开票',
    offer: '还价',
    confirm: '确认',
    manage: '管理',
    receive: '接收',
  },
  sets: {
    ...common('administrator'),
    orderPlacer: '下单人员',
    finance: '财务人员',
    warehouse: '提货和仓库人员',
    readOnly: '只读',
    custom: '自定义',
  },
} satisfies PermissionTexts
