import { paymentContextFromEnvironment } from '../_payments/context.ts'
import { createPaypalWebhook } from '../_payments/paypal-webhook.ts'

Deno.serve(createPaypalWebhook(paymentContextFromEnvironment()))
