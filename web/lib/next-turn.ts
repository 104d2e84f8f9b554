/** Lets the browser draw and answer before what follows. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
