import { expect, it } from 'vitest'
import { plans } from '#content/plans.ts'
import { AppError } from '#core/app-error.ts'
import { toPaymentRequest } from './payment-request.ts'

const CUSTOMER = { firstName: 'Asha', lastName: 'Example', email: 'asha@example.com', phone: '' }

it('carries the plan, the months, the total in two decimals and the details as typed', () => {
  expect(toPaymentRequest({ planName: 'Adventurer', months: 3 }, CUSTOMER)).toEqual({
    planName: 'Adventurer',
    months: 3,
    totalAmount: '59.97',
    ...CUSTOMER,
  })
})

it.each(['Explorer', 'Adventurer', 'Guide Pro', 'Enterprise'])('%s is a plan', (planName) => {
  expect(plans.map(({ name }) => name)).toContain(planName)
  expect(toPaymentRequest({ planName, months: 1 }, CUSTOMER).planName).toBe(planName)
})

it.each([null, '', 'explorer', 'Gold'])('refuses %j, which is no plan', (planName) => {
  const request = () => toPaymentRequest({ planName, months: 1 }, CUSTOMER)
  expect(request).toThrow(AppError)
  expect(request).toThrow('Selected plan not found')
})

it('asks for no detail', () => {
  const empty = { firstName: '', lastName: '', email: 'not an address', phone: '' }
  expect(toPaymentRequest({ planName: 'Explorer', months: 12 }, empty)).toMatchObject({
    ...empty,
    totalAmount: '12.00',
  })
})
