import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  /** Begins the sentence '… could not be shown.' */
  name: string
  children: ReactNode
}

/** Keeps a failure inside its region of the page and offers another try. */
export class RegionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="region-trouble">
        <p>{this.props.name} could not be shown.</p>
        <Button onClick={() => this.setState({ failed: false })}>Try again</Button>
      </div>
    )
  }
}
