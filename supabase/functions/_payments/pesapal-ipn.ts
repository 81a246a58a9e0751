import { afterAnswer } from '../_http/after-answer.ts'
import type { PaymentContext } from './context.ts'
import { deliverMailsQuietly } from './mails.ts'
import { parseJson, recordOf } from './parse-json.ts'
import { readBody } from './payment-input.ts'
import { readProvider } from './read-provider.ts'

const TRACKING_ID = /^[\w-]{1,100}$/

/**
 * PesaPal's messages. They carry no state and no signature: whoever sends one makes us look, and nothing else. Numbers
 * that we do not know lead to no look, so that nobody can have us call out, and known ones to one in five seconds.
 */
export function createPesapalIpn(context: PaymentContext): (request: Request) => Promise<Response> {
  return async (request) => {
    const fields = await fieldsOf(request)
    const trackingId = fields.get('ordertrackingid') ?? ''
    const answer = (status: number) =>
      Response.json({
        orderNotificationType: fields.get('ordernotificationtype') ?? 'IPNCHANGE',
        orderTrackingId: trackingId,
        orderMerchantReference: fields.get('ordermerchantreference') ?? '',
        status,
      })
    if (!TRACKING_ID.test(trackingId)) return answer(200)
    try {
      const order = await context.orders.find('provider_order_id', trackingId, 'pesapal')
      if (order && (await context.orders.takeNotice(order.id))) {
        await readProvider(context, order, 'ipn')
        afterAnswer(deliverMailsQuietly(context))
      }
      return answer(200)
    } catch (error) {
      console.error('A PesaPal message waits for its next delivery:', error)
      return answer(500)
    }
  }
}

/** By lower-case name, from the query of a GET or the body of a POST. */
async function fieldsOf(request: Request): Promise<ReadonlyMap<string, string>> {
  const query = [...new URL(request.url).searchParams]
  const body = request.method === 'POST' ? await readBody(request).catch(() => '') : ''
  const sent = [...query, ...Object.entries(recordOf(parseJson(body)))]
  return new Map(sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])))
}
