// A backend that may reach nothing but this machine, used in each of its parts: `without-network.ts <report>`. The report says
// what came of it, and where this process wanted to go beyond.
import { writeFileSync } from 'node:fs'
import { isIP, Socket, type SocketConnectOpts } from 'node:net'
import { resolve } from 'node:path'

const wanted: string[] = []
const connect = Socket.prototype.connect

Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  // Node itself passes its arguments as one list.
  const [first] = (Array.isArray(given[0]) ? given[0] : given) as [SocketConnectOpts | number]
  const host = typeof first === 'object' && 'port' in first ? (first.host ?? 'localhost') : 'localhost'
  if (isLoopback(host)) return Reflect.apply(connect, this, given)
  wanted.push(host)
  return this.destroy(new Error(`There is no network to reach ${host}`))
} as typeof connect

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// Only now, so that nothing has connected before.
const { startTestStack } = await import('./test-stack.ts')
const stack = await startTestStack('native', { root: resolve('.'), database: undefined })
try {
  await fetch('http://utalii.example/').catch(() => {})
  const refused = wanted.splice(0)
  const done = await callEveryPart()
  writeFileSync(process.argv[2] ?? '', JSON.stringify({ refused, done, wanted }))
} finally {
  await stack.close()
}
// As the server does at its end: timers of the client go on for a while.
process.exit()

async function callEveryPart() {
  const client = await stack.signUp('amina')
  const { data: places } = await client.from('destinations').select('id').throwOnError()
  const userId = (await client.auth.getUser()).data.user?.id
  const trip = { destination_id: 'zanzibar-beaches', arrival: '2999-01-01', departure: '2999-01-02', visitors: 1 }
  const live = new Promise<string>((fulfil) => {
    client
      .channel('trips')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'trip_requests' }, ({ new: row }) =>
        fulfil(String(row['destination_id'])),
      )
      .on('system', {}, async ({ status }) => {
        if (status === 'ok') await client.from('trip_requests').insert(trip).throwOnError()
      })
      .subscribe()
  })
  const changed = await live
  const { error: upload } = await client.storage
    .from('avatars')
    .upload(`${userId}/a.png`, PIXEL, { contentType: 'image/png' })
  await client.auth.resetPasswordForEmail('amina@example.com')
  const { data: payment } = await client.functions.invoke('create-paypal-payment', {
    body: {
      planName: 'Explorer',
      months: 1,
      totalAmount: '1.00',
      firstName: 'Amina',
      lastName: 'Juma',
      email: 'amina@example.com',
      phone: '',
    },
  })
  await client.removeAllChannels()
  return {
    places: places.length > 0,
    changed,
    upload,
    mails: stack.mailsTo('amina@example.com').length,
    payment: new URL(payment.redirect_url, stack.url).origin === stack.url,
  }
}
