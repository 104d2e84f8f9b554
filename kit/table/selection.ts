import type { Row } from './table.ts'

/**
 * Changes of a selection. They start from the latest one, which may not be drawn yet: of two rows that are ticked quickly
 * one after the other, both are selected.
 */
type Change<R> = (selected: readonly R[]) => readonly R[]

export const without =
  <R extends Row>(rows: readonly R[]): Change<R> =>
  (selected) => {
    const ids = new Set(rows.map(({ id }) => id))
    return selected.filter(({ id }) => !ids.has(id))
  }

export const withRows =
  <R extends Row>(rows: readonly R[]): Change<R> =>
  (selected) => [...without(rows)(selected), ...rows]

export const toggled =
  <R extends Row>(row: R): Change<R> =>
  (selected) =>
    (selected.some(({ id }) => id === row.id) ? without([row]) : withRows([row]))(selected)
