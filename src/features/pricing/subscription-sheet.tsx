import { useId, type FormEvent } from 'react'
import { plural } from '#content/messages/language.ts'
import { pricingMessages } from '#content/messages/pricing.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { MONTHS_MAX, MONTHS_MIN, planByName } from '#content/plans.ts'
import { dollarsFromCents, totalCents } from '#core/money.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Slider } from '#ui/slider.tsx'
import { Progress } from '#ui/progress.tsx'
import { CustomerFields } from './customer-fields.tsx'
import type { SubscriptionForm } from './use-subscription.ts'

type Props = { form: SubscriptionForm }

/** For how long, how it is paid and by whom; Pay leads to the provider. */
export function SubscriptionSheet({ form }: Props) {
  const { sheet, billing } = useMessages(pricingMessages)
  const { subscription, isOpen, isProcessing, close } = form
  const plan = planByName(subscription.planName)
  const price = plan && `${plan.name}, $${dollarsFromCents(plan.unitPriceCents)} ${billing}`

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.pay()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={sheet.title}
      description={price ?? undefined}
      closeLabel={sheet.close}
      isLocked={isProcessing}
      place="left"
    >
      <form className="subscription" noValidate onSubmit={handleSubmit}>
        <MonthsField form={form} unitPriceCents={plan?.unitPriceCents ?? 0} />
        <RadioGroup
          label={sheet.method}
          value={subscription.method}
          isDisabled={isProcessing}
          options={[
            { value: 'paypal', label: PROVIDER_NAMES.paypal, hint: sheet.methodTexts.paypal },
            { value: 'pesapal', label: PROVIDER_NAMES.pesapal, hint: sheet.methodTexts.pesapal },
          ]}
          onValueChange={(method) => form.change({ method })}
        />
        <CustomerFields customer={form.customer} isLocked={isProcessing} onChange={form.changeCustomer} />
        <div className="subscription-actions">
          {isProcessing && <Progress label={sheet.processing(PROVIDER_NAMES[subscription.method])} />}
          <Button look="secondary" disabled={isProcessing} onClick={close}>
            {sheet.cancel}
          </Button>
          {/* Stays focusable: a failed payment leaves the keyboard where the next try begins. */}
          <Button type="submit" aria-disabled={isProcessing}>
            {sheet.pay}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type MonthsFieldProps = Props & { unitPriceCents: number }

function MonthsField({ form, unitPriceCents }: MonthsFieldProps) {
  const { sheet } = useMessages(pricingMessages)
  const language = useLanguage()
  const totalId = useId()
  const { months } = form.subscription
  const duration = `${months} ${plural(language, months, sheet.monthsForms)}`

  return (
    <div className="subscription-months">
      <p className="subscription-duration" aria-hidden="true">
        {duration}
      </p>
      <Slider
        label={sheet.months}
        value={months}
        valueText={duration}
        min={MONTHS_MIN}
        max={MONTHS_MAX}
        step={1}
        disabled={form.isProcessing}
        onValueChange={(value) => form.change({ months: value })}
      />
      <p className="subscription-total">
        <span id={totalId}>{sheet.total}</span>
        <output aria-labelledby={totalId}>${dollarsFromCents(totalCents(unitPriceCents, months))}</output>
      </p>
    </div>
  )
}
