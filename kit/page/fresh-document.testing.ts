import type { Window } from 'happy-dom'

// The test files of a worker share one document: each begins at the first address, with nothing stored or drawn.
const { happyDOM } = window as unknown as Window
happyDOM.setURL('http://localhost:3000/')
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
