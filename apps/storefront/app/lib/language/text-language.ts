/** For `lang` of texts that the shop or a customer wrote, which may differ from the language of the page. */
export const textLanguage = (text: string): 'en' | 'hi' => (/[\u0900-\u097f]/.test(text) ? 'hi' : 'en');
