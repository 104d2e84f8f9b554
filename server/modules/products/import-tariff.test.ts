import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { providerSender } from '../../platform/parsing/turns.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { importTariff, type TariffProgress } from './import-tariff.ts'
import { tariffWorkbook, wholeTariff } from './tariff.testing.ts'

const app = await testApp()
const owner = await app.owner()
await owner.query('create table shipped as select * from hs_code')
// Each test begins with the tariff as it is shipped.
beforeEach(() => owner.query('truncate hs_code; insert into hs_code select * from shipped'))

const header =
  '商品编码,中文名称,英文名称,第一法定单位,第二法定单位,最惠国税率,增值税率,出口退税率,监管条件,检验检疫条件,申报要素'
const csv = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'))
const take = (source: Buffer, onProgress?: (progress: TariffProgress) => void) =>
  importTariff(
    app.platform,
    { bytes: source, sender: providerSender('test') },
    {
      locale: 'en-US',
      sourceDate: '2026-12-01',
      ...(onProgress && { onProgress }),
    },
  )
const storedCodes = (like: string) =>
  app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('hs_code').selectAll().where('code', 'like', like).orderBy('code').execute(),
  )
const reasonsOf = (rejected: Awaited<ReturnType<typeof take>>['rejected']) =>
  rejected.map(({ row, findings }) => [row, findings.map(({ path, code }) => `${path} ${code}`).join(', ')])

describe('importTariff', () => {
  it('takes cells as customs prints them, and makes the headings that the file leaves out', async () => {
    const result = await take(
      csv(
        '8542.3999.99,其他测试集成电路,,个,千克,0%,13%,13,A.B,P.R/Q.S,1:品名;2:品牌类型；3:用途',
        '2801100000,氯,Chlorine,035,,5.5,13,0,AB,MN,',
      ),
    )
    expect(result).toMatchObject({ acceptedCount: 2, rejected: [] })
    expect(await storedCodes('8542399999')).toMatchObject([
      {
        parent: '854239',
        first_unit: '007',
        second_unit: '035',
        mfn_rate: '0.0000',
        vat_rate: '13.0000',
        supervision: 'AB',
        inspection: 'PRQS',
        elements: ['品名', '品牌类型', '用途'],
        names: { 'zh-CN': '其他测试集成电路', 'zh-TW': '其他測試集成電路' },
        is_sample: false,
        source_date: '2026-12-01',
      },
    ])
    expect((await storedCodes('2801%')).map(({ code, parent }) => [code, parent])).toEqual([
      ['2801', '28'],
      ['280110', '2801'],
      ['2801100000', '280110'],
    ])
  })

  it('is found by pinyin and initials afterwards', async () => {
    await take(csv('2801100000,液氯,Chlorine,035,,5.5,13,0,,,'))
    const { token } = await app.given.member()
    for (const keyword of ['液氯', 'yelv', 'yl', 'chlorine']) {
      const { body } = await app.client('GET base/online/hsCode/list', {
        token,
        query: { keyword, chapter: '28' },
      })
      expect(body.rows, keyword).toMatchObject([{ code: '2801100000', isSample: false }])
    }
  })

  it('replaces the sample in the chapters that it brings, and leaves it in the others', async () => {
    const result = await take(csv('8542319000,其他用作处理器及控制器的集成电路,,007,035,1,13,13,,,'))
    expect(result.replacedSample).toBeGreaterThan(200)
    expect((await storedCodes('85%')).filter(({ level }) => level === 10).map(({ code }) => code)).toEqual([
      '8542319000',
    ])
    expect((await storedCodes('85%')).map(({ code }) => code)).toEqual(['85', '8542', '854231', '8542319000'])
    // The translation stays, because what it translates did.
    expect((await storedCodes('8542319000'))[0]).toMatchObject({
      mfn_rate: '1.0000',
      names: { 'en-US': 'Other integrated circuits used as processors and controllers' },
    })
    expect((await storedCodes('33%')).length).toBeGreaterThan(20)
  })

  it('takes headings and eight digits with their names, whatever their place in the file', async () => {
    await take(
      csv(
        '8542319000,其他处理器,,007,035,0,13,13,,,',
        '85423190,其他,,,,,,,,,',
        '8542,集成电路（新）,Integrated circuits,,,,,,,,',
      ),
    )
    expect((await storedCodes('8542%')).map(({ code, parent }) => [code, parent])).toEqual([
      ['8542', '85'],
      ['854231', '8542'],
      ['85423190', '854231'],
      ['8542319000', '85423190'],
    ])
    expect((await storedCodes('8542'))[0]?.names).toMatchObject({ 'en-US': 'Integrated circuits' })
  })

  it('takes the good rows and gives the others back with what is wrong', async () => {
    const good = '2801100000,氯,Chlorine,035,,5.5,13,0,AB,MN,'
    const { acceptedCount, rejected } = await take(
      csv(
        good,
        good,
        '801110000,掉了零,,035,,5,13,0,,,',
        '7701100000,保留的章,,035,,5,13,0,,,',
        '2801200000,,,035,,5,13,0,,,',
        '2801200000,碘,,公斤鸡,,5,13,0,,,',
        '2801200000,碘,,,,,,0,,,',
        '2801200000,碘,,035,,5,0.13,0,,,',
        '2801200000,碘,,035,,five,13,0,,,',
        '2801200000,碘,,035,,5,13,16,,,',
        '2801200000,碘,,035,,5,13,13,A?,,',
        '2801200000,碘,,035,,5,13,13,A,Z,',
      ),
    )
    expect(acceptedCount).toBe(1)
    expect(reasonsOf(rejected)).toEqual([
      [3, 'code excel.rowTwice'],
      [4, 'code hsCode.format'],
      [5, 'code hsCode.chapterUnknown'],
      [6, 'chineseName field.required'],
      [7, 'firstUnit hsCode.unitUnknown'],
      [8, 'firstUnit field.required, mfnRate field.required, vatRate field.required, code excel.rowTwice'],
      [9, 'vatRate hsCode.vatRate, code excel.rowTwice'],
      [10, 'mfnRate classification.percent'],
      [11, 'refundRate hsCode.refundAboveVat, code excel.rowTwice'],
      [12, 'supervision hsCode.conditionUnknown, code excel.rowTwice'],
      [13, 'inspection hsCode.conditionUnknown, code excel.rowTwice'],
    ])
    expect(rejected[0]?.values['chineseName']).toBe('氯')
  })

  it('refuses a file with other columns as a whole, and leaves the tariff as it was', async () => {
    const before = (await storedCodes('%')).length
    const refused = await take(Buffer.from('商品编码,名字\n2801100000,氯')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect((refused as Refusal).findings).toMatchObject([
      { code: 'excel.columnMissing', params: { columns: 'Chinese name' }, path: 'file' },
    ])
    expect((await storedCodes('%')).length).toBe(before)
  })

  it('takes a whole tariff of 5,000 codes from a workbook, telling how far it is', async () => {
    const rows = wholeTariff(5_000)
    const reports: TariffProgress[] = []
    const bytes = Buffer.concat(await Array.fromAsync(tariffWorkbook(rows)))
    const result = await importTariff(
      app.platform,
      { bytes, sender: providerSender('test') },
      {
        locale: 'zh-CN',
        sourceDate: '2026-12-01',
        onProgress: (progress) => reports.push(progress),
      },
    )
    expect(result).toMatchObject({ acceptedCount: 5_000, rejected: [] })
    expect(reports.length).toBeGreaterThanOrEqual(5)
    expect(reports.at(-1)).toEqual({ read: 5_000, accepted: 5_000, rejected: 0 })
    const { token } = await app.given.member()
    const { body } = await app.client('GET base/online/hsCode/list', {
      token,
      query: { keyword: '测试零件 4777' },
    })
    expect(body.total).toBeGreaterThan(0)
  })
})
