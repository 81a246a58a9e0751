import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  label: string
  /** How much is done, 0 to 1; left out where the end is not known. */
  share?: number
  className?: string
}

/** What ends sooner needs no sign of life, and what moves would take time from it: every frame is composed anew. */
export const RUNS_AFTER_MS = 1000

/** A script for the document: what is still on its way after a while runs along before the code has come, too. */
export const EARLY_PROGRESS_SCRIPT = `setTimeout(function(){
document.querySelectorAll('.progress-open').forEach(function(line){line.dataset.running=''})},${RUNS_AFTER_MS})`

/** Progress as a hairline; without a known end it runs along. */
export function Progress({ label, share, className }: Props) {
  if (share === undefined) return <OpenProgress label={label} className={className} />
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      className={classNames('progress', className)}
    >
      <div className="progress-done" style={{ scale: `${share} 1` }} />
    </div>
  )
}

function OpenProgress({ label, className }: { label: string; className: string | undefined }) {
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsRunning(true), RUNS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="progressbar"
      aria-label={label}
      data-running={isRunning ? '' : undefined}
      className={classNames('progress', 'progress-open', className)}
    />
  )
}
