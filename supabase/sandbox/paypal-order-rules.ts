import { at, fieldsOf, textAt } from './sandbox-json.ts'

export type Fault = { issue: string; field: string }

const LANDING_PAGES = ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE']
const USER_ACTIONS = ['CONTINUE', 'PAY_NOW']
const METHODS = ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']
const SHIPPING = ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']

/** The first thing that PayPal would refuse about a new order, or null. */
export function faultInOrder(body: unknown): Fault | null {
  const units = fieldsOf(body)['purchase_units']
  if (textAt(body, 'intent') !== 'CAPTURE') return fault('INVALID_PARAMETER_VALUE', '/intent')
  if (!Array.isArray(units) || units.length < 1 || units.length > 10) {
    return fault('INVALID_ARRAY_LENGTH', '/purchase_units')
  }
  const [unit] = units
  if (!/^\d{1,7}\.\d{2}$/.test(textAt(unit, 'amount', 'value')) || Number(textAt(unit, 'amount', 'value')) <= 0) {
    return fault('INVALID_PARAMETER_VALUE', '/purchase_units/@reference_id/amount/value')
  }
  if (textAt(unit, 'amount', 'currency_code') !== 'USD') {
    return fault('CURRENCY_NOT_SUPPORTED', '/purchase_units/@reference_id/amount/currency_code')
  }
  if (textAt(unit, 'reference_id').length > 256) {
    return fault('INVALID_STRING_LENGTH', '/purchase_units/@reference_id/reference_id')
  }
  for (const name of ['description', 'custom_id', 'invoice_id']) {
    if (textAt(unit, name).length > 127) return fault('INVALID_STRING_LENGTH', `/purchase_units/@reference_id/${name}`)
  }
  return faultInContext(at(body, 'payment_source', 'paypal'))
}

function faultInContext(source: unknown): Fault | null {
  const place = '/payment_source/paypal'
  const context = at(source, 'experience_context')
  if (!/^[^@\s]+@[^@\s]+$/.test(textAt(source, 'email_address'))) {
    return fault('INVALID_PARAMETER_SYNTAX', `${place}/email_address`)
  }
  if (!LANDING_PAGES.includes(textAt(context, 'landing_page')))
    return fault('INVALID_PARAMETER_VALUE', `${place}/landing_page`)
  if (!USER_ACTIONS.includes(textAt(context, 'user_action')))
    return fault('INVALID_PARAMETER_VALUE', `${place}/user_action`)
  if (!METHODS.includes(textAt(context, 'payment_method_preference')))
    return fault('INVALID_PARAMETER_VALUE', `${place}/payment_method_preference`)
  if (!SHIPPING.includes(textAt(context, 'shipping_preference'))) {
    return fault('INVALID_PARAMETER_VALUE', `${place}/shipping_preference`)
  }
  for (const name of ['return_url', 'cancel_url']) {
    if (!URL.canParse(textAt(context, name))) return fault('INVALID_PARAMETER_SYNTAX', `${place}/${name}`)
  }
  return null
}

function fault(issue: string, field: string): Fault {
  return { issue, field }
}
