/** Windows in which the panel stands beside the picture, and the page does not scroll. */
export const BESIDE_PANEL = '(min-width: 64rem)'

/** A phone on its side: the picture fills the window but for the sheet's edge, so one finger has to be left to the page. */
export const FILLS_LOW_WINDOW = '(max-width: 63.99rem) and (max-height: 32rem) and (orientation: landscape)'
