/** The server’s messages about label orders. */
export const labelNotices = {
  labelOrder: {
    sendVersion: {
      title: 'Label to confirm',
      content:
        'Label order {number} has a new label: {product}. Check it, then confirm it or request changes.',
    },
    quoteFee: {
      title: 'Quote for a label order',
      content: 'Label order {number} is quoted at {sum}. Accept it, or say why not. {note}',
    },
    pause: {
      title: 'Label order paused',
      content: 'Work on label order {number} is paused. Reason: {reason}',
    },
    resume: { title: 'Label order resumed', content: 'Work on label order {number} goes on.' },
    return: {
      title: 'Label order returned',
      content: 'Label order {number} was returned. Correct it and submit it again. Reason: {reason}',
    },
    complete: {
      title: 'Label order completed',
      content: 'Label order {number} is completed. The confirmed labels can be downloaded.',
    },
  },
}
