/** The position of a picture; without a scale it fits the window. */
export type View = { readonly scale: number | undefined; readonly degrees: number }

export const startView: View = { scale: undefined, degrees: 0 }

const scales = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]

export function zoomBy(view: View, step: 1 | -1): View {
  const scale = view.scale ?? 1
  const next = step > 0 ? scales.find((each) => each > scale) : scales.findLast((each) => each < scale)
  return { ...view, scale: next ?? scale }
}

export const turn = (view: View, degrees: 90 | -90): View => ({
  ...view,
  degrees: (view.degrees + degrees + 360) % 360,
})
