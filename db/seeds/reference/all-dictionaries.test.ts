import { describe, expect, it } from 'vitest'
import { allDictionaries } from './all-dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import { rows } from './dictionary.ts'

/** The most frequent characters that exist in simplified writing only; those Taiwan writes too (台, 里, 后, 采) are left out. */
const simplifiedOnly = new RegExp(
  `[
    万与专业东丝丢两严丧个丰临为丽举么义乌乐乔习乡书买乱争亏亚产亩亲亿仅从仑仓仪们价众优会伞伟传伤伦伪体佣侠
    侥侦侧侨债倾偿储儿兑党兰关兴养兽内冈册写军农冯决况冻净凉减凑凤凭凯击刘则刚创删别刹刽剂剑剧劝办务动励劲劳
    势勋匀区医华协单卖卢卫却厂厅历厉压厌厕县参双发变叙叶号叹吓吕吗听启吴呕员呛响哑唤啰团园围囵国图圆圣场坏块
    坚坛坝坟坠垄垒垦垫堕墙壮声壳处备复够头夸夹夺奋奖妆妇妈娱婴孙学宁宝实宠审宪宫宽宾对寻导寿将尔尘尝尧尽层属
    岁岂岗岛岭峡峦崭币帅师帐帜带帮庄庆庐库应庙废开异弃张弥弯弹强归当录彻径忆忧怀态总恋恳恶悬惊惧惩惯愤愿懒戏
    战户扑执扩扫扬扰抚抛抢护报担拟拢拣拥拦拧拨择挂挚挟挡挤挥损捡换捣掷掺揽搂搅携摄摆摇摊撑撵擞敌数斋斩断无旧
    时旷显晋晓晕暂术机杀杂权条来杨极构枪枫柜标栈栋栏树样桥档梦检楼横欢欧歼殁残毁毕毙气汇汉汤沟没沥沦沧泪泻泼
    泽洁浅浆测济浏浓涛润涡涤涨渊渐渔湾湿溃满滚滞滤滥滨滩潜澜灭灯灵灾炉点炼烂烛烟烦烧热焕爱爷牵牺状犹狱独狮猎
    猪猫环现玛珑琐琼电画畅疗疮疯痒瘫盐监盖盗盘睁矫矿码砖础硕确碍礼祸禅离种积称稳穷窃窝竞笔笼筑签简粮粤紧纠红
    纤约级纪纯纲纳纵纷纸纹纺纽线练组细织终绍经绑结绕绘给络绝统绢绣继绩绪续维绳绵综绿缀缅缆缓编缘缚缝缠缩缴罗
    罚罢羁翘耸聂聋职联聪肃肠肤肾肿胀胁胆胜胶脉脏脑脚脱脸腊腻腾舆舰舱艰艺节芜苍苏苹茎荐荣药莱莲获莹营萝萧萨蒋
    蓝蔷蕴虏虑虽虾蚀蚁蚂蛮蜡蝇衔补衬袄装裤见观规视觉览触誉计订认讨让训议讯记讲许论设访证评识诉诊词译试诗诚话
    诞询该详语误说请诸诺读课谁调谅谈谊谋谎谐谓谜谢谣谦谨谱贝贞负贡财责贤败货质贩贪贫购贮贯贱贴贵贷贸费贺贼贾
    资赋赌赎赏赐赔赖赘赚赛赞赠赢赵赶趋跃践踪轧轨转轮软轰轻载轿较辅辆辈辉辐辑输辖辙辞边达迁过迈运还这进远违连
    迟适选递逻遗遥邓邮邻郑酝酱酿释鉴针钉钓钙钟钢钥钦钩钱钻铁铃铅铜铝铭银铸铺链销锁锅锋锐错锡锣锤锦键锯锻镇镜
    长门闪闭问闲间闷闹闻阀阁阅阐阔队阳阴阵阶际陆陈险随隐难雾静韧韩韵页顶项顺须顽顾顿颁颂预颅领颇频颖颗题颜额
    颠颤风飘飞饥饭饮饰饱饲饶饺饼馆馒马驰驱驳驶驻驾验骂骄骆骑骗骚骤鱼鲁鲜鸟鸡鸣鸭鸽鹅鹏鹤麦黄龄龙龟温笋卤丛锈
    钮镀轴驮
    广奥吨镑铢绥韦箩矶挝槟岘
  ]`.replaceAll(/\s/g, ''),
  'u',
)

const han = /\p{Script=Han}/u

function entriesOf(type: number) {
  return dictionary(type).entries
}

function dictionary(type: number): Dictionary {
  const found = allDictionaries.find((each) => each.type === type)
  if (found === undefined) throw new Error(`no dictionary ${type}`)
  return found
}

function valuesOf(type: number): string[] {
  return entriesOf(type).map(({ value }) => value)
}

function attributesOf(type: number, name: string) {
  return entriesOf(type).flatMap(({ attributes }) => attributes?.[name] ?? [])
}

function duplicatesIn<T>(list: readonly T[]): T[] {
  return list.filter((each, at) => list.indexOf(each) !== at)
}

describe('all dictionaries', () => {
  it('have a number and a code of their own', () => {
    expect(duplicatesIn(allDictionaries.map(({ type }) => type))).toEqual([])
    expect(duplicatesIn(allDictionaries.map(({ code }) => code))).toEqual([])
  })

  it('say where their data comes from and of which day it is', () => {
    for (const { source, sourceDate } of allDictionaries) {
      expect(source).not.toBe('')
      expect(sourceDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe.each(allDictionaries.map((each) => [each.type, each.code, each] as const))(
  '%i %s',
  (_, __, each) => {
    const texts = [each, ...each.entries]

    it('has no value twice', () => {
      expect(duplicatesIn(each.entries.map(({ value }) => value))).toEqual([])
    })

    it('has a text in all three languages for every entry', () => {
      const empty = texts.filter(({ zhCN, zhTW, en }) => [zhCN, zhTW, en].some((text) => text.trim() === ''))
      expect(empty).toEqual([])
    })

    it('has no Han character in an English text', () => {
      expect(texts.map(({ en }) => en).filter((en) => han.test(en))).toEqual([])
    })

    it('has no simplified-only character in a zh-TW text', () => {
      const wrong = texts.map(({ zhTW }) => zhTW).filter((text) => simplifiedOnly.test(text))
      expect(wrong).toEqual([])
    })

    it('hides only values that it contains', () => {
      const values = new Set(each.entries.map(({ value }) => value))
      expect((each.hidden ?? []).filter((value) => !values.has(value))).toEqual([])
    })
  },
)

describe('the reference data', () => {
  it('recognises simplified writing, so that the zh-TW check is worth something', () => {
    const simplified = allDictionaries
      .flatMap(({ entries }) => entries)
      .filter(({ zhCN, zhTW }) => zhCN !== zhTW)
    const caught = simplified.filter(({ zhCN }) => simplifiedOnly.test(zhCN))
    expect(caught.length / simplified.length).toBeGreaterThan(0.85)
  })

  it('covers ISO 3166-1 with each code used once', () => {
    expect(valuesOf(1001)).toHaveLength(249)
    for (const [name, pattern] of [
      ['alpha3', /^[A-Z]{3}$/],
      ['numeric', /^\d{3}$/],
    ] as const) {
      const codes = attributesOf(1001, name)
      expect(codes).toHaveLength(249)
      expect(duplicatesIn(codes)).toEqual([])
      expect(codes.filter((code) => !pattern.test(String(code)))).toEqual([])
    }
    expect(duplicatesIn(attributesOf(1001, 'customs'))).toEqual([])
  })

  it.each([
    ['CN', '142', '中国'],
    ['HK', '110', '中国香港'],
    ['MO', '121', '中国澳门'],
    ['TW', '143', '中国台湾'],
    ['JP', '116', '日本'],
    ['KR', '133', '韩国'],
    ['US', '502', '美国'],
    ['DE', '304', '德国'],
  ])('gives %s the customs code %s and the name customs writes', (value, customs, zhCN) => {
    const entry = entriesOf(1001).find((country) => country.value === value)
    expect(entry).toMatchObject({ zhCN, attributes: { customs } })
  })

  it('trades in the six currencies of the specification, which come first', () => {
    const six = ['RMB', 'USD', 'JPY', 'HKD', 'EUR', 'GBP']
    expect(valuesOf(1002).slice(0, 6)).toEqual(six)
    const trading = entriesOf(1002).filter(({ attributes }) => attributes?.['trade'] === true)
    expect(trading.map(({ value }) => value)).toEqual(six)
    expect(entriesOf(1002)[0]?.attributes).toEqual({ iso: 'CNY', customs: '142', trade: true })
  })

  it('has the eleven Incoterms 2020', () => {
    const eleven = ['CFR', 'CIF', 'CIP', 'CPT', 'DAP', 'DDP', 'DPU', 'EXW', 'FAS', 'FCA', 'FOB']
    expect(valuesOf(1004).toSorted()).toEqual(eleven)
  })

  it('has the seven customs transaction modes', () => {
    expect(valuesOf(1005)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  it('has at least sixty units with three-digit customs codes', () => {
    expect(valuesOf(1003).length).toBeGreaterThanOrEqual(60)
    expect(valuesOf(1003).filter((value) => !/^\d{3}$/.test(value))).toEqual([])
  })

  it('has ports with a code, a known country and a kind', () => {
    const countries = new Set(valuesOf(1001))
    const wrong = entriesOf(1007).filter(
      ({ value, attributes }) =>
        !/^[A-Z]{2}[A-Z2-9]{3}(-[A-Z]{3})?$/.test(value) ||
        !countries.has(String(attributes?.['country'])) ||
        !['sea', 'air', 'land', 'rail'].includes(String(attributes?.['kind'])),
    )
    expect(wrong).toEqual([])
    expect(valuesOf(1007).length).toBeGreaterThanOrEqual(150)
  })

  it('tells which UN/LOCODE to write for a place that has none of its own', () => {
    const crossing = entriesOf(1007).find(({ zhCN }) => zhCN === '莲塘口岸')
    expect(crossing?.attributes).toEqual({ country: 'CN', kind: 'land', locode: 'CNSZX' })
    expect(entriesOf(1007).find(({ value }) => value === 'CNYTN')?.attributes).not.toHaveProperty('locode')
  })

  it('has all 29 declaration states, each in a group that the screens colour', () => {
    expect(valuesOf(1008)).toEqual(Array.from({ length: 29 }, (_, state) => String(state)))
    const groups = new Set(entriesOf(1008).map(({ group }) => group))
    expect(groups).toEqual(new Set(['open', 'waiting', 'done', 'problem']))
  })

  it('tells capital from small letters in supervision conditions', () => {
    expect(valuesOf(1009)).toEqual(expect.arrayContaining(['T', 't', 'V', 'v', 'X', 'x']))
  })

  it('names attachment kinds in kebab-case', () => {
    expect(valuesOf(1011).filter((value) => !/^[a-z]+(-[a-z]+)*$/.test(value))).toEqual([])
    expect(valuesOf(1011)).toEqual(expect.arrayContaining(['business-licence', 'invoicing-data']))
  })

  it('keys at least thirty banks by the first four letters of their BIC', () => {
    expect(valuesOf(1012).length).toBeGreaterThanOrEqual(30)
    expect(valuesOf(1012).filter((value) => !/^[A-Z]{4}$/.test(value))).toEqual([])
  })

  it('keeps the packing kinds 7 and 98 but hides them', () => {
    expect(dictionary(1042).hidden).toEqual(['7', '98'])
    expect(valuesOf(1042)).toEqual(expect.arrayContaining(['7', '98']))
  })
})

describe('rows', () => {
  it('refuses a line with a slipped column', () => {
    expect(() => rows('CN|中国|中國|China|142', 'alpha3', 'customs')).toThrow('does not have 6 columns')
  })
})
