export const rateNotices = {
  rateAlert: {
    reached: {
      title: 'Exchange rate at your figure',
      content:
        'The central parity of {currency} published for {day} is {rate}, not above your figure of {limit}. You are notified again once the rate has been above it.',
    },
  },
}
