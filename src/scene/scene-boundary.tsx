import { Component, type ReactNode } from 'react'
import { reportLoadState, reportTrouble, tourStore } from '#state/tour-store.ts'

type Props = { children: ReactNode }

/** A scene that fails says so in the page, whose own boundaries do not reach into it; 'Try again' builds it anew. */
export class SceneBoundary extends Component<Props, { failedAttempt: number | null }> {
  override state = { failedAttempt: null }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(): { failedAttempt: number } {
    return { failedAttempt: tourStore.getState().attempt }
  }

  override componentDidMount(): void {
    this.#stop = tourStore.subscribe(({ attempt }) => {
      const { failedAttempt } = this.state
      if (failedAttempt !== null && attempt !== failedAttempt) this.setState({ failedAttempt: null })
    })
  }

  override componentDidCatch(): void {
    reportTrouble('failed')
    reportLoadState('error')
  }

  override componentWillUnmount(): void {
    this.#stop?.()
  }

  override render(): ReactNode {
    return this.state.failedAttempt === null ? this.props.children : null
  }
}
