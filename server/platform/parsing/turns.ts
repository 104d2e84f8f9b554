import { refuse } from '@quayside/contract/refusals.ts'

/** Who sent a file: turns are shared between companies first, then between the people of one. */
export type Sender = {
  readonly company: string
  readonly person: string
  /** Counts what a request holds in the server's memory, and refuses what is too much; none where no request sent it. */
  readonly reserve?: (bytes: number) => void
}

/** The provider's own files: reference data and what a command of ours brings. */
export const providerSender = (person: string): Sender => ({ company: 'provider', person })

type TurnLimits = {
  /** How many have their turn at the same time. */
  readonly most: number
  /** How many may wait: of one person, of one company, of all. */
  readonly waiting: { readonly person: number; readonly company: number; readonly all: number }
}

export const usualTurns: TurnLimits = { most: 2, waiting: { person: 8, company: 16, all: 100 } }

type Waiting = { readonly sender: Sender; readonly begin: () => void }

/**
 * Turns to read files. Whoever waits longest is next, except that a company with fewer turns at the moment goes first,
 * and one turn is always left to other companies: twenty expensive files of one member delay the next file of that
 * company and of no other one. A queue that is full is refused at once, with a sentence.
 */
export function openTurns({ most, waiting: limits }: TurnLimits = usualTurns) {
  const running = new Map<string, number>()
  const queue: Waiting[] = []
  const mostOfCompany = Math.max(1, most - 1)
  let total = 0

  const runningOf = (company: string): number => running.get(company) ?? 0
  const mayBegin = ({ company }: Sender): boolean => total < most && runningOf(company) < mostOfCompany

  function change(company: string, by: 1 | -1): void {
    total += by
    const left = runningOf(company) + by
    if (left === 0) running.delete(company)
    else running.set(company, left)
  }

  function next(): void {
    const free = queue.filter(({ sender }) => mayBegin(sender))
    const [first] = free.toSorted((a, b) => runningOf(a.sender.company) - runningOf(b.sender.company))
    if (!first) return
    queue.splice(queue.indexOf(first), 1)
    first.begin()
  }

  function requirePlace({ company, person }: Sender): void {
    const ofCompany = queue.filter(({ sender }) => sender.company === company)
    const ofPerson = ofCompany.filter(({ sender }) => sender.person === person)
    if (queue.length >= limits.all || ofCompany.length >= limits.company || ofPerson.length >= limits.person)
      throw refuse('file.queueFull')
  }

  return {
    /** Runs the work when the sender has a turn. */
    async take<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
      if (!mayBegin(sender)) {
        requirePlace(sender)
        await new Promise<void>((resolve) => {
          queue.push({
            sender,
            begin: () => {
              change(sender.company, 1)
              resolve()
            },
          })
        })
      } else {
        change(sender.company, 1)
      }
      try {
        return await work()
      } finally {
        change(sender.company, -1)
        next()
      }
    },
  }
}
