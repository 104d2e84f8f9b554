/** Among the shell's texts a page is named by its path. */
export const pageNameOf = <Name extends string>(path: `/${Name}`): Name => path.slice(1) as Name
