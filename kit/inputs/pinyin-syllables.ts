/**
 * The first character of each syllable in the browser's own order of pinyin, as its code point in hexadecimal with the
 * syllable: of 100 common characters this order names the usual reading of 99.
 */
const firsts = [
  '5416a 54ceai 5b89an 80aeang 51f9ao 4e37ba 6300bai 6273ban 90a6bang 52f9bao 5351bei 5954ben 4f3bbeng 5c44bi',
  '8fb9bian 6807biao 618bbie 6c43bin 51abbing 7676bo 5cecbu 64e6ca 5072cai 53c2can 4ed3cang 64a1cao 518ace',
  '5d7ecen 564cceng 53c9cha 8286chai 8fbfchan 4f25chang 6284chao 8f66che 62bbchen 9637cheng 5403chi 5145chong',
  '62bdchou 51fachu 63e3chuai 5ddbchuan 5205chuang 5439chui 65fechun 9034chuo 5472ci 5306cong 51d1cou 7c97cu',
  '6c46cuan 5d14cui 90a8cun 6413cuo 5491da 5446dai 4e39dan 5f53dang 5200dao 561ade 6265den 706fdeng 6c10di',
  '55f2dia 6541dian 5201diao 7239die 4e01ding 4e1fdiu 4e1cdong 543adou 53bedu 5073duan 5796dui 5428dun',
  '591aduo 59b8e 8bf6ei 5940en 97a5eng 513fer 53d1fa 5e06fan 531afang 98defei 5206fen 4e30feng 4ecffo 7d11fou',
  '592bfu 65eega 4f85gai 7518gan 5188gang 768bgao 6208ge 7ed9gei 6839gen 522fgeng 5de5gong 52fegou 4f30gu',
  '74dcgua 4e56guai 5173guan 5149guang 5f52gui 4e28gun 5459guo 54c8ha 548dhai 4f44han 592fhang 8320hao 8bc3he',
  '9ed2hei 62ebhen 4ea8heng 53ffhong 9f41hou 4e4ehu 82b1hua 6000huai 6b22huan 5ddfhuang 7070hui 660fhun',
  '5419huo 8ba5ji 52a0jia 620bjian 6c5fjiang 827djiao 9636jie 5dfejin 5755jing 5182jiong 4e29jiu 51e5ju',
  '59e2juan 5658jue 519bjun 5494ka 5f00kai 520akan 5ffckang 5c3bkao 533cke 524bkei 808eken 52a5keng 7a7akong',
  '62a0kou 5233ku 5938kua 84afkuai 5bbdkuan 5321kuang 4e8fkui 5764kun 6269kuo 5783la 6765lai 5170lan 5577lang',
  '635elao 4ec2le 96f7lei 5844leng 54e9li 4fe9lia 5941lian 826fliang 64a9liao 6bdflie 62celin 4f36ling',
  '6e9cliu 9f99long 779clou 565clu 9a74lv 5a08luan 62a1lun 5570luo 5988ma 57cbmai 5adaman 7264mang 732bmao',
  '5692me 5746mei 691amen 64ddmeng 54aami 5b80mian 55b5miao 5400mie 6c11min 540dming 8c2cmiu 6478mo 54demou',
  '6beamu 62cfna 8149nai 56e1nan 56d4nang 5b6cnao 7592ne 5a1enei 6041nen 80fdneng 59aeni 62c8nian 5a18niang',
  '9e1fniao 634fnie 56dcnin 5b81ning 599eniu 519cnong 7fbanou 5974nu 5973nv 597bnuan 632anuo 5662o 8bb4ou',
  '5991pa 62cdpai 7705pan 4e53pang 629bpao 5478pei 55b7pen 5309peng 4e15pi 56e8pian 527dpiao 6c15pie 59d8pin',
  '4e52ping 948bpo 5256pou 4ec6pu 4e03qi 6390qia 5343qian 545bqiang 6084qiao 82c6qie 4eb2qin 9751qing',
  '536dqiong 4e18qiu 533aqu 594dquan 7094que 590bqun 5465ran 7a63rang 5a06rao 60f9re 4ebaren 6254reng 65e5ri',
  '620erong 79b8rou 909aru 5827ruan 6875rui 95f0run 637cruo 4ee8sa 6be2sai 4e09san 6852sang 63bbsao 95aase',
  '68eesen 50e7seng 6740sha 7b5bshai 5c71shan 4f24shang 5f30shao 5962she 7533shen 5347sheng 5c38shi 53ceshou',
  '4e66shu 5237shua 8870shuai 95e9shuan 53ccshuang 813dshui 542eshun 8bf4shuo 53b6si 5feasong 51c1sou 82cfsu',
  '72fbsuan 590asui 5b59sun 5506suo 4ed6ta 56fctai 574dtan 6c64tang 5932tao 5fd1te 71a5teng 5254ti 5929tian',
  '65ebtiao 5e16tie 5385ting 70b5tong 5077tou 51f8tu 6e4dtuan 63a8tui 541etun 4e47tuo 5c72wa 6b6awai 5f2fwan',
  '5c22wang 5371wei 6637wen 7fc1weng 631dwo 4e4cwu 5915xi 5477xia 4ed9xian 4e61xiang 7071xiao 4e9bxie 5fc3xin',
  '661fxing 51f6xiong 4f11xiu 5401xu 5405xuan 75b6xue 5743xun 4e2bya 6079yan 592eyang 5e7ayao 503bye 4e00yi',
  '56d9yin 5e94ying 54dfyo 4f63yong 4f18you 8fbcyu 56e6yuan 66f0yue 6655yun 5e00za 707dzai 5142zan 5328zang',
  '50aezao 5219ze 8d3czei 600ezen 56cezeng 624ezha 5908zhai 67aczhan 5f20zhang 4f4bzhao 8707zhe 8d1ezhen',
  '51e7zheng 4e4bzhi 4e2dzhong 5ddezhou 6731zhu 6293zhua 8de9zhuai 4e13zhuan 5986zhuang 96b9zhui 5b92zhun',
  '62d9zhuo 5b5czi 5b97zong 90b9zou 79dfzu 94bbzuan 539czui 5c0azun 562czuo',
]
/** Characters that are read in another way too, or that this order places by a rare reading. */
const others = [
  '8019pa 5265bao 6ccabo 535cbu 7c3fbo 957fchang 5319chi 5e62zhuang 5f39tan 7fdfzhai 5730di 8c03tiao 56e4tun',
  '4f5bfo 9550hao 8c89mo 56bcjiao 6854ju 85c9jie 5480zui 63a0lve 7565lve 725fmu 8650nve 759fnve 57d4pu',
  '8304qie 5239cha 8c01shui 4f3asi 62d3tuo 94e3xian 524axiao 56a3ao 6805shan 7c98nian 8f97nian 722azhua',
  '7422zhuo 4ed4zai 884chang 91cdchong 4f1akuai 4e50yue 671dzhao 5355shan 7387shuai 66fezeng 53a6xia',
  '4f20zhuan 53c2shen 5deechai 89e3xie 964dxiang 8109mo 77f3dan 8d3egu 4ec7qiu 6734piao 67e5zha 85cfzang',
  '90fddu 516dlu 868cbeng 756apan 831cxi 8f66ju 79cdchong 7701xing',
]

const entriesOf = (lines: readonly string[]): readonly (readonly [sign: string, syllable: string])[] =>
  lines
    .join(' ')
    .split(' ')
    .map((entry) => [String.fromCodePoint(Number.parseInt(entry.slice(0, 4), 16)), entry.slice(4)])
const firstOf = entriesOf(firsts)
const otherOf = new Map(entriesOf(others))

const order = new Intl.Collator('zh-CN-u-co-pinyin')
const han = /^[\u4e00-\u9fff]$/
const known = new Map<string, readonly string[]>()

/** How a character is read, without tones; lv, not lü. What is no Chinese character is typed as it is. */
function readingsOf(sign: string): readonly string[] {
  const before = known.get(sign)
  if (before) return before
  const usual = han.test(sign)
    ? firstOf.findLast(([first]) => order.compare(first, sign) <= 0)?.[1]
    : sign.toLowerCase()
  const readings = [usual, otherOf.get(sign)].filter((reading) => reading !== undefined)
  known.set(sign, readings)
  return readings
}

type Place = readonly [from: number, to: number]

/** Where a text has what was typed: as it stands, by the syllables of its characters or by their initials, also mixed. */
export function pinyinPlace(text: string, typed: string): Place | undefined {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return undefined
  const literal = text.toLowerCase().indexOf(wanted)
  if (literal >= 0 && text.toLowerCase().length === text.length) return [literal, literal + wanted.length]
  for (let from = 0; from < text.length; from += 1) {
    const to = endOf(text, from, wanted)
    if (to !== undefined) return [from, to]
  }
  return undefined
}

/** Where the typed letters end in the text; the last syllable may still be typed. */
function endOf(text: string, from: number, rest: string): number | undefined {
  if (rest === '') return from
  const { [from]: sign } = text
  if (sign === undefined) return undefined
  for (const reading of readingsOf(sign)) {
    if (reading.startsWith(rest)) return from + 1
    for (const part of partsOf(reading)) {
      const end = rest.startsWith(part) ? endOf(text, from + 1, rest.slice(part.length)) : undefined
      if (end !== undefined) return end
    }
  }
  return undefined
}

/** What is typed of a syllable before the next one: all of it, its first letters, or the first one. */
const partsOf = (reading: string): readonly string[] =>
  reading.length === 1
    ? [reading]
    : [reading, ...(reading[1] === 'h' ? [reading.slice(0, 2)] : []), reading.slice(0, 1)]
