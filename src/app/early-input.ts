// What a person types and presses before the code has arrived is not lost: on a slow network that is seconds.

type Field = HTMLInputElement | HTMLTextAreaElement

/** What is typed or slid; boxes and files have no value that could differ from their first. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea'

declare global {
  interface Window {
    /** Left by the document's own script; nothing where the page was not prerendered. */
    earlyInput?: { pressed: HTMLButtonElement | null; hold: (event: Event) => void }
  }
}

/**
 * A script for the document: it keeps a form from being sent by the browser itself, which would reload the page and put
 * what was typed into its address, passwords too, and remembers which button was pressed last.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var early=self.earlyInput={pressed:null,hold:function(event){
if(event.type=='submit')event.preventDefault();
else early.pressed=event.target.closest('button')||early.pressed}};
addEventListener('click',early.hold,true);
addEventListener('submit',early.hold,true)})()`

/** For the moment when React begins to listen: what is pressed from here on it hears itself. */
export function stopHoldingInput(): void {
  const early = window.earlyInput
  if (!early) return
  removeEventListener('click', early.hold, true)
  removeEventListener('submit', early.hold, true)
}

/**
 * Tells React what its controls hold already, then presses the last button again. Call it in the commit that takes the
 * page over: the next rendering would put the empty values of the first back into the controls.
 */
export function takeUpEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  delete window.earlyInput
  const putCaretBack = heldCaret()
  for (const control of document.querySelectorAll<Field>(FIELDS)) tellText(control)
  for (const control of document.querySelectorAll('select')) tellChoice(control)
  // Once what was typed has been rendered, since a form sends what it has rendered.
  setTimeout(() => {
    putCaretBack()
    early.pressed?.click()
  })
}

/** React hears of a value only where it differs from the one that it last saw set. */
function tellText(control: Field): void {
  const { value: typed, defaultValue } = control
  if (typed === defaultValue) return
  control.value = defaultValue
  const setNatively = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setNatively?.call(control, typed)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function tellChoice(control: HTMLSelectElement): void {
  const isChanged = [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isChanged) control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Setting a value moves the caret to its end. Some kinds of fields, such as those for e-mail, do not tell theirs. */
function heldCaret(): () => void {
  const control = document.querySelector<Field>('input:focus, textarea:focus')
  if (!control || control.selectionStart === null) return () => {}
  const { selectionStart, selectionEnd } = control
  return () => control.setSelectionRange(selectionStart, selectionEnd)
}
