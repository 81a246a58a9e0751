import { settled, viewStore } from './view-store.ts'

/** The view as it begins, for the next test: also the record of the automatic turn, which the initial state shares. */
export function startView(store = viewStore): void {
  settled(store)
  store.setState(store.getInitialState(), true)
}
