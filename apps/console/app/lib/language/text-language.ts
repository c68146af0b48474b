/** `lang` of a text from the database: screen readers choose the voice by it. */
export const textLanguage = (text: string | null | undefined): 'hi' | undefined =>
  text && /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
