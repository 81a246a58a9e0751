/** The two pages that a payment ends on. */
export const paymentResultEn = {
  success: {
    title: 'Thank you',
    heading: 'Asante, and thank you',
    text: 'A confirmation e-mail will follow.',
    unconfirmed:
      'Your order is not confirmed yet. Your plan starts as soon as the payment is confirmed to us, whether this page stays open or not.',
    confirmed: (plan: string) => `Your payment is confirmed: ${plan} is yours.`,
    states: {
      partly: 'A part of your payment went back to you. Your plan goes on.',
      returned: 'The money of this order went back, so its plan has ended.',
      notPaid: 'This order was not paid, so no plan has begun.',
    },
    claim: 'The mail carries a link. Sign in, open it once, and the months are your account’s.',
    order: 'Order',
    dashboard: 'Go to Dashboard',
    explore: 'Explore Now',
    toast: {
      title: 'Payment Successful!',
      text: (provider: string) => `Thank you for your payment with ${provider}.`,
    },
  },
  canceled: {
    title: 'Payment canceled',
    heading: 'You turned back in time',
    paidHeading: 'Your payment came through',
    text: 'No charges were made. If there were any issues with your payment, please contact support.',
    paidAfterAll: 'This order was paid after all, and its months are yours: the money came after you had turned back.',
    paidUnclaimed: 'This order was paid after all: the money came after you had turned back.',
    home: 'Return to Home',
    retry: 'Try Again',
    toast: {
      title: 'Payment Canceled',
      text: (provider: string) => `Your ${provider} payment was canceled.`,
    },
  },
  confirming: {
    title: 'Confirming your payment',
    heading: 'Confirming your payment',
    order: 'Order',
    payments: 'Plan and payments',
    phases: {
      asking: 'We are asking the payment provider. This takes a few seconds.',
      slow: 'This takes longer than usual. You can close this page: we keep asking, and send a mail as soon as the payment is confirmed.',
      unreachable: 'We cannot be reached at the moment. This page keeps trying; your payment is not lost.',
    },
    waiting: {
      heading: 'Your payment is not confirmed yet',
      text: 'We do not know yet whether it is paid. We keep asking the provider without this page, and send a mail as soon as the payment is confirmed. Please do not pay again meanwhile.',
      again: 'Ask again',
    },
    failed: {
      heading: 'The payment did not go through',
      text: 'The provider declined it and nothing was charged. You can try again, or pay another way.',
    },
    differs: {
      heading: 'Your payment needs a look from us',
      text: (order: string) =>
        `Money reached us, but not the amount of this order, so no plan has begun. Our daily report shows it to us: we return what you paid, or write to you. Please do not pay again; if you have questions, write to us and name order ${order}.`,
    },
    over: { heading: 'This payment is over', text: 'It was not paid in time, or the money went back to you.' },
    unknown: {
      heading: 'We cannot show this order here',
      text: 'If you paid while signed in, sign in to see it. If it was paid, it is confirmed without this page.',
    },
  },
  claim: {
    payments: 'Plan and payments',
    signIn: 'Sign in',
    signUp: 'Create an account',
    signedOut: {
      heading: 'Your plan is waiting for you',
      text: 'Sign in or create an account, then open the link in the mail again. It works once.',
    },
    claiming: { heading: 'Taking the plan to your account', text: 'One moment, please.' },
    claimed: {
      heading: 'The plan is yours',
      text: 'Its months are in your account. Plan and payments says when they begin and end.',
    },
    used: {
      heading: 'This link works no more',
      text: 'Each link works once, and none when its money has gone back. If it was not you who used it, please write to us with the order number.',
    },
    failed: { heading: 'That did not work', text: 'Check the connection, then open the link in the mail again.' },
  },
}
