// The most frequent words of leaked password lists, English and Chinese (pinyin), and words of this trade.
// The checker handles look-alike spellings and the digits and symbols around them.
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwd passw passwords pass pwd psw psd secret secure security letmein welcome hello login logon signin
  admin administrator adm root super superuser superadmin sysadmin system sys user users username guest test tester testing demo
  temp temporary default change changeme changeit master manager boss owner office company service server client
  public private access account email mail web website www http internet online network wifi router cisco oracle
  mysql postgres linux ubuntu windows microsoft google apple iphone android samsung huawei xiaomi lenovo tencent
  alibaba alipay taobao tmall wechat weixin qq baidu jingdong douyin dell asus sony nokia intel github
  abc abcd abcde abcdef abcdefg aaa aaaa aaaaaa aabbcc abab xyz xxx zzz asd asdf asdfg asdfgh asdasd asdqwe qwe qwer qwert qwerty
  qwertyuiop qweasd qweasdzxc qweqwe qwaszx qaz qazwsx qazxsw wsx edc qazwsxedc wsxedc zxc zxcv zxcvb zxcvbn zxcvbnm asdzxc zaq zaqwsx
  zaqxsw xsw poiuyt mnbvcxz lkjhgf fdsa rewq azerty dvorak
  iloveyou iloveu loveyou ilove love lover loveme lovely mylove ihateyou fuckyou fuck shit bitch asshole sexy sex
  monkey dragon tiger lion eagle panda rabbit horse shark wolf bear puppy kitty doggy cat dog fish bird snake phoenix
  sunshine flower princess prince angel baby babygirl babyboy honey sweet sweetie candy cookie chocolate cheese coffee orange banana
  football baseball basketball soccer hockey golf tennis sport sports nba jordan kobe messi ronaldo arsenal chelsea liverpool
  barcelona realmadrid yankees cowboys lakers
  batman superman spiderman ironman naruto pokemon pikachu starwars matrix mario zelda minecraft warcraft dota lol
  michael jennifer jessica ashley daniel david james john robert thomas andrew charlie george william richard matthew
  joshua anthony jack harry peter paul mark steven kevin brian jason justin ryan eric alex alexander nicole michelle amanda
  maggie hannah samantha melissa sarah anna maria mary lucy lily tom tommy jerry mike tony sam ben max bob
  summer winter spring autumn january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday today forever freedom freebird family friend friends happy
  lucky money cash dollar rich gold golden silver diamond star stars moon sun sky rain snow water fire earth world
  king queen knight hero ninja pirate killer shadow hunter ranger soldier warrior wizard magic power thunder storm
  mustang ferrari porsche mercedes toyota honda bmw audi ford harley corvette camaro
  computer keyboard mouse monitor phone camera music guitar piano dance movie game games player video
  blue red green black white purple pink yellow trustno trustnoone whatever nothing something accept open close
  trust asdfghjkl asdfjkl jkl
  china chinese zhongguo zhonghua beijing shanghai guangzhou shenzhen hangzhou tianjin chongqing chengdu wuhan nanjing
  suzhou dongguan foshan xiamen ningbo qingdao dalian xian changsha hongkong taiwan taipei macau aomen asia america usa
  woaini woaiwo wo woaiwojia woaizhongguo aini nihao nihaoma mima wodemima woshi woshishui woshishei wodeai
  laopo laogong baobao baobei qinai qinaide aiwo mama baba jiejie meimei gege didi pengyou jiayou facai gongxi gongxifacai
  fafa zhangsan lisi wangwu zhaoliu zhang wang li zhao liu chen yang huang wu zhou xu zhu ma hu guo lin he gao liang
  wanglei wangwei zhangwei liwei lihua xiaoming xiaohong daming longlong feifei tiantian doudou beibei dandan lele
  guanli guanliyuan yonghu ceshi shiyan kefu caiwu xiaoshou caigou cangku baoguan baoguanyuan huodai haiguan wuliu
  gongying gongyinglian gongsi jituan zongjing zongjingli laoban mishu kuaiji chuna renshi xingzheng
  customs customer supplier supply supplychain logistics logistic shipping shipper freight forwarder forwarding broker cargo
  container warehouse trade trader trading import export importer exporter invoice order orders port harbor harbour
  finance financial accounting sales buyer purchase purchasing transport express payment bank
  toor alpine raspberry ubnt sa adminadmin rootroot passpass testtest useruser abcabc
  `
    .trim()
    .split(/\s+/),
)
