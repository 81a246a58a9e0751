import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { parseMyPlan } from '#content/order.ts'
import { PlanSummary } from './plan-summary.tsx'

const run = (plan: string, from: string, until: string) => ({ plan_id: plan, from, until })

function linesOf(plan: Record<string, unknown>): (string | null)[] {
  const known = parseMyPlan({ is_trial: false, until: null, can_try: false, paid: [], ...plan })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlanSummary userId="asha" plan={known} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return [...container.querySelectorAll('.plan-summary > p:not(.field-hint)')].map(({ textContent }) => textContent)
}

describe('what is told of a plan', () => {
  it('tells each plan with its own end, and what resumes after it', () => {
    const paid = [
      run('guide-pro', '2027-02-10T12:00:00Z', '2027-04-10T12:00:00Z'),
      run('explorer', '2027-04-10T12:00:00Z', '2027-07-10T12:00:00Z'),
    ]
    expect(linesOf({ plan_id: 'guide-pro', until: '2027-04-10T12:00:00Z', paid })).toEqual([
      'Guide Pro',
      'Paid until 10 April 2027',
      'Then Explorer, paid until 10 July 2027',
    ])
    expect(screen.getByRole('link', { name: 'Add months' })).toBeDefined()
  })

  it('tells no trial as paid', () => {
    const paid = [run('adventurer', '2027-02-15T12:00:00Z', '2027-03-15T12:00:00Z')]
    expect(linesOf({ plan_id: 'adventurer', is_trial: true, until: '2027-02-15T12:00:00Z', paid })).toEqual([
      'Adventurer',
      'Free trial until 15 February 2027. It ends by itself.',
      'Then Adventurer, paid until 15 March 2027',
    ])
  })

  it('says that there is no plan', () => {
    expect(linesOf({ plan_id: null })).toEqual(['No plan'])
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeDefined()
  })
})
