import { describe, expect, it } from 'vitest'
import { orderIdFrom, providerFrom } from './payment-parameters.ts'

describe('the provider', () => {
  it.each([
    ['provider=paypal', 'paypal'],
    ['provider=pesapal', 'pesapal'],
    ['', 'pesapal'],
    ['provider=', 'pesapal'],
    ['provider=stripe', 'pesapal'],
    ['provider=PayPal', 'pesapal'],
  ])('of "%s" is %s where PesaPal is the default', (query, provider) => {
    expect(providerFrom(new URLSearchParams(query), 'pesapal')).toBe(provider)
  })
})

describe('the order', () => {
  it.each([
    ['order_id=UT-1042', 'UT-1042'],
    ['order_id=%20UT-1042%20', 'UT-1042'],
    ['order_id=', null],
    ['', null],
  ])('of "%s" is %j', (query, orderId) => {
    expect(orderIdFrom(new URLSearchParams(query))).toBe(orderId)
  })
})
