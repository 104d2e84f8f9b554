import autocannon from 'autocannon'

/** The sending half of load.ts, a process of its own. */
const { url, requests, connections, seconds } = JSON.parse(process.argv[2] ?? '')
let refused = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: requests.map((request: object) => ({
    ...request,
    // A refusal travels as HTTP 200 and would pass for a quick answer.
    onResponse: (_status: number, body: string) => {
      if (!body.startsWith('{"code":200') && !body.startsWith('{"rows"')) refused += 1
    },
  })),
})
console.log(
  JSON.stringify({
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + refused,
  }),
)
