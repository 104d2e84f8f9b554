/** Lets the browser render and handle input before the next step. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
