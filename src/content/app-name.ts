/** The product's name, wherever it stands in a text. */
export const APP_NAME = 'Utalii'
