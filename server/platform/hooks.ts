/**
 * What a module asks of modules that stand after it. It declares the functions, they implement them, and server/app.ts
 * joins the two; a call before that is a fault of the composition and not skipped.
 */
export function hooksOf<Hooks extends object>(module: string) {
  let registered: Hooks | undefined
  return {
    register(hooks: Hooks): void {
      registered = hooks
    },
    get(): Hooks {
      if (!registered) throw new Error(`The hooks of ${module} are not registered`)
      return registered
    },
  }
}
