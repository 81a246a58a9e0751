import { paymentContextFromEnvironment } from '../_payments/context.ts'
import { createPesapalIpn } from '../_payments/pesapal-ipn.ts'

Deno.serve(createPesapalIpn(paymentContextFromEnvironment()))
