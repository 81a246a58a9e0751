import { at, fieldsOf, textAt } from './sandbox-json.ts'
import type { SandboxState } from './sandbox-state.ts'

const REDIRECT_MODES: readonly unknown[] = ['TOP_WINDOW', 'PARENT_WINDOW']

function isBuyer(buyer: unknown): boolean {
  const { country_code: country, state } = fieldsOf(buyer)
  if (country !== undefined && !/^[A-Z]{2}$/i.test(String(country))) return false
  if (state !== undefined && String(state).length > 3) return false
  return textAt(buyer, 'email_address') !== '' || textAt(buyer, 'phone_number') !== ''
}

/** The code by which PesaPal would refuse a new order, or null. */
export function faultInPesapalOrder(
  { pesapal, ipnAddresses, largestPesapalAmount }: SandboxState,
  body: unknown,
): string | null {
  const { id, amount, description, callback_url: callback } = fieldsOf(body)
  const buyer = at(body, 'billing_address')
  if (typeof id !== 'string' || id === '' || id.length > 50) return 'invalid_id'
  if ([...pesapal.values()].some((known) => known.merchantReference === id)) return 'duplicate_id'
  if (typeof amount !== 'number' || !(amount > 0) || Math.abs(amount * 100 - Math.round(amount * 100)) > 0.001) {
    return 'invalid_amount'
  }
  if (amount > largestPesapalAmount) return 'amount_exceeds_default_limit'
  if (!/^[A-Z]{3}$/.test(textAt(body, 'currency'))) return 'invalid_currency'
  if (typeof description !== 'string' || description === '' || description.length > 100) return 'invalid_description'
  if (typeof callback !== 'string' || !URL.canParse(callback)) return 'invalid_callback_url'
  const cancellation = at(body, 'cancellation_url') ?? callback
  if (typeof cancellation !== 'string' || !URL.canParse(cancellation)) return 'invalid_cancellation_url'
  if (!REDIRECT_MODES.includes(at(body, 'redirect_mode') ?? 'TOP_WINDOW')) return 'invalid_redirect_mode'
  if (!ipnAddresses.has(textAt(body, 'notification_id'))) return 'InvalidIpnId'
  return isBuyer(buyer) ? null : 'invalid_billing_address'
}
