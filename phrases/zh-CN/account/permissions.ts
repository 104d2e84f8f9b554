import type { PermissionSet } from '@quayside/contract/permission-sets.ts'
import type { Action, Area, PagesOf } from '@quayside/contract/permissions.ts'

type PermissionTexts = {
  areas: Record<Area, string>
  pages: { [A in Area]: Record<PagesOf<A>, string> }
  actions: Record<Action, string>
  sets: Record<PermissionSet | 'custom', string>
}

/** The names of permissions, areas and sets, as an administrator reads them; the tree is in contract/permissions.ts. */
export const permissions = {
  areas: {
    home: '首页',
    order: '订单',
    finance: '财务中心',
    business: '我的业务',
    product: '产品',
    logistics: '物流',
    customs: '报关',
    services: '增值服务',
    approval: '审批备案',
    tax: '税票',
    hub: '客户中心',
    data: '基础资料',
    report: '报表',
  },
  pages: {
    home: { notice: '系统通知', bulletin: '公司公告', consultation: '咨询管理' },
    order: {
      import: '进口订单',
      export: '出口订单',
      transit: '转口订单',
      domestic: '国内订单',
      contract: '电子合同',
    },
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
      supplier: '供应商',
      account: '供应商账户',
      address: '供应商地址',
      customer: '客户',
    },
    product: { goods: '我的产品', request: '归类申请', supplierGoods: '供应商报价', hsCode: '商品编码' },
    logistics: {
      inbound: '入库',
      outbound: '出库',
      stock: '库存',
      enquiry: '货代询价',
      quotation: '货代报价',
      freightOrder: '货代订单',
    },
    customs: { declaration: '报关单', taxBill: '税单' },
    services: { label: '标签备案', order: '服务申请' },
    approval: { order: '审批单' },
    tax: {
      salesInvoice: '销项发票',
      inputInvoice: '进项发票',
      title: '开票资料',
    },
    hub: {
      company: '公司资料',
      bankAccount: '银行账户',
      contact: '联系人',
      address: '地址',
      member: '成员',
    },
    data: { rate: '汇率', dictionary: '数据字典' },
    report: {
      board: '四流看板',
      member: '成员',
      notice: '系统通知',
      rate: '汇率',
      clearance: '通关明细',
      reconciliation: '订单对账',
      declaration: '报关汇总',
      taxBill: '税款缴纳',
      landedCost: '到岸成本',
      stock: '库存报表',
      analysis: '决策分析',
      schedule: '定时报表',
    },
  },
  actions: {
    list: '查看列表',
    view: '查看',
    read: '标为已读',
    ask: '咨询',
    edit: '新增和修改',
    save: '保存草稿和修改',
    submit: '提交',
    cancel: '取消',
    sign: '签收或签署',
    remove: '删除',
    void: '申请作废或启用',
    decide: '接受或提出异议',
    import: '导入',
    export: '导出',
    print: '打印',
    apply: '申请付款',
    release: '放行',
    dispute: '提出异议',
    announce: '通知汇款',
    request: '申请开票',
    offer: '还价',
    confirm: '确认',
  },
  sets: {
    administrator: '管理员',
    orderPlacer: '下单人员',
    finance: '财务人员',
    warehouse: '提货和仓库人员',
    readOnly: '只读',
    custom: '自定义',
  },
} satisfies PermissionTexts
