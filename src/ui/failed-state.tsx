import { Button } from './button.tsx'
import { EmptyState } from './status.tsx'

type Props = { text: string; tryAgain: string; onRetry: () => void }

/** Announces that something could not be loaded, and offers to try again. */
export function FailedState({ text, tryAgain, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState text={text}>
        <Button look="secondary" onClick={onRetry}>
          {tryAgain}
        </Button>
      </EmptyState>
    </div>
  )
}
