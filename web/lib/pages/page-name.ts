/** The key of a page's name among the shell's texts, derived from its path. */
export const pageNameOf = <Name extends string>(path: `/${Name}`): Name => path.slice(1) as Name
