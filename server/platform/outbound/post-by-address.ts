import type { Sent } from './post.ts'

const addressesAtOnce = 20

/** How many messages are posted to one address at once, where each message is a request of its own. */
export const postsAtOnce = 5

/**
 * Posts to several addresses at once, so that one that does not answer delays no other. `postNext` posts the next
 * messages of one address and answers whether its others are to follow in this run.
 */
export async function postByAddress(
  ids: readonly string[],
  postNext: (id: string) => Promise<boolean>,
): Promise<void> {
  const next = ids.values()
  const postInTurn = async (): Promise<void> => {
    for (const id of next) while (await postNext(id));
  }
  await Promise.all(Array.from({ length: Math.min(ids.length, addressesAtOnce) }, postInTurn))
}

/** An address that gave no answer to one message would let the others wait as long. */
export const mayFollow = (sent: readonly Sent[]): boolean =>
  sent.length > 0 && sent.every((each) => each.ok || each.status !== undefined)
