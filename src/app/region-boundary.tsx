import { Component, type ReactNode } from 'react'
import { frameMessages } from '#content/messages/frame.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'

type Region = keyof (typeof frameMessages)['en']['regions']

type Props = { region: Region; children: ReactNode }

/** Keeps a failure inside its region of the page and offers another try. */
export class RegionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <RegionTrouble region={this.props.region} onRetry={() => this.setState({ failed: false })} />
  }
}

function RegionTrouble({ region, onRetry }: { region: Region; onRetry: () => void }) {
  const { regions, tryAgain } = useMessages(frameMessages)
  return (
    <div role="alert" className="region-trouble">
      <p>{regions[region]}</p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  )
}
