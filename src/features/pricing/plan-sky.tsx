import type { PlanId } from '#content/plans.ts'

/** How high the sun stands over the hills, from the first light to the full day. */
const SUN_TOP: Readonly<Record<PlanId, number>> = { explorer: 78, adventurer: 58, 'guide-pro': 36, enterprise: 16 }

type Props = { plan: PlanId }

/** A morning over the plains: each plan has more of the day. */
export function PlanSky({ plan }: Props) {
  return (
    <svg
      className="plan-sky"
      data-plan={plan}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="plan-sun" cx="226" cy={SUN_TOP[plan] + 24} r="24" />
      <path className="plan-hill-far" d="M-40 98c60-22 96-20 140-8s92 10 130-4 70-12 130 4v40H-40z" />
      <path className="plan-hill" d="M-40 108c70-10 120-6 180-2s120-2 220-8v40H-40z" />
      <path
        className="plan-hill"
        d="M63.6 108c.6-9 1-17 .4-24-6-1.4-12.6-4-17-9-9 1.6-16 .4-16-2.4 0-3 8-4.6 14.6-5.8 6-4 15-6 23.4-6 10 0 19.4 2.4 25.4 6.6 6.6.4 13.6 2 13.6 4.6 0 3-9 4-18.6 3-5 4.4-13 7.4-19.4 8.6-.4 8 .2 16 1 24.4z"
      />
    </svg>
  )
}
