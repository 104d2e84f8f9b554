/** Approval filings of the demonstration: what was filed, how far each came, and what was asked for. Makers are invented. */
type Line = readonly [
  name: string,
  inciName: string,
  casNumber: string,
  additiveNumber: string,
  purpose: string,
  percentage: string,
]

const vitaminTablets: readonly Line[] = [
  ['柠檬酸', 'Citric acid', '77-92-9', '01.101', '酸度调节剂', '34.00'],
  ['维生素 C', 'L-Ascorbic acid', '50-81-7', '', '功效成分', '25.00'],
  ['碳酸氢钠', 'Sodium hydrogen carbonate', '144-55-8', '06.001', '膨松剂', '22.00'],
  ['山梨糖醇', 'Sorbitol', '50-70-4', '19.006', '甜味剂、填充剂', '12.40'],
  ['聚乙二醇', 'Polyethylene glycol', '25322-68-3', '14.012', '润滑剂', '4.00'],
  ['柑橘香精', 'Citrus flavouring', '', '', '食用香精', '1.50'],
  ['三氯蔗糖', 'Sucralose', '56038-13-2', '19.016', '甜味剂', '0.60'],
  ['β-胡萝卜素', 'Beta-carotene', '7235-40-7', '08.010', '着色剂', '0.50'],
]

const faceCream: readonly Line[] = [
  ['水', 'Aqua', '7732-18-5', '', '溶剂', '71.35'],
  ['甘油', 'Glycerin', '56-81-5', '', '保湿剂', '8.00'],
  ['鲸蜡硬脂醇', 'Cetearyl Alcohol', '67762-27-0', '', '增稠剂', '6.50'],
  ['角鲨烷', 'Squalane', '111-01-3', '', '润肤剂', '6.00'],
  ['烟酰胺', 'Niacinamide', '98-92-0', '', '皮肤调理剂', '4.00'],
  ['泛醇', 'Panthenol', '81-13-0', '', '皮肤调理剂', '2.00'],
  ['苯氧乙醇', 'Phenoxyethanol', '122-99-6', '', '防腐剂', '0.80'],
  ['透明质酸钠', 'Sodium Hyaluronate', '9067-32-7', '', '保湿剂', '0.75'],
  ['黄原胶', 'Xanthan Gum', '11138-66-2', '', '增稠剂', '0.60'],
]

const sunScreen: readonly Line[] = [
  ['水', 'Aqua', '7732-18-5', '', '溶剂', '58.10'],
  ['二氧化钛', 'Titanium Dioxide', '13463-67-7', '', '防晒剂', '12.00'],
  ['氧化锌', 'Zinc Oxide', '1314-13-2', '', '防晒剂', '10.00'],
  ['环五聚二甲基硅氧烷', 'Cyclopentasiloxane', '541-02-6', '', '润肤剂', '9.40'],
  ['甘油', 'Glycerin', '56-81-5', '', '保湿剂', '6.00'],
  ['丁二醇', 'Butylene Glycol', '107-88-0', '', '保湿剂', '3.80'],
  ['苯氧乙醇', 'Phenoxyethanol', '122-99-6', '', '防腐剂', '0.70'],
]

export const demoApprovalProducts = {
  vitaminTablets: {
    category: 0,
    productName: '柑橘味维生素 C 泡腾片',
    specification: '20 片 × 4 g',
    origin: 'DE',
    manufacturer: 'Rheinhafen Nutrition GmbH',
    lines: vitaminTablets,
  },
  faceCream: {
    category: 1,
    productName: '烟酰胺保湿面霜',
    specification: '50 mL',
    origin: 'FR',
    manufacturer: 'Laboratoires Quai d’Or',
    lines: faceCream,
  },
  sunScreen: {
    category: 2,
    productName: '物理防晒乳 SPF 50',
    specification: '75 mL',
    origin: 'JP',
    manufacturer: 'Minato Cosme K.K.',
    lines: sunScreen,
  },
} as const
