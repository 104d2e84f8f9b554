import timers from 'node:timers'
import type { Window } from 'happy-dom'

// Each file has a window of its own, and its timers and microtasks end with it. React takes them when it is first loaded, for all
// files of the worker: with those of the first window, a part that is loaded later is never drawn in the next file.
const { clearImmediate, clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } = timers
const queueMicrotask = (work: () => void): void => void Promise.resolve().then(work)
Object.assign(globalThis, {
  clearImmediate,
  clearInterval,
  clearTimeout,
  queueMicrotask,
  setImmediate,
  setInterval,
  setTimeout,
})

// The test files of a worker share one document: each begins at the first address, with nothing stored or drawn.
const { happyDOM } = window as unknown as Window
happyDOM.setURL('http://localhost:3000/')
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
