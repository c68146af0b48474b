import { packSize } from '@subah/rules/catalog/pack-size';
import { type Language, SITE_LANGUAGE } from './language.ts';

/** By the unit as stored and as the API writes it in a pack size. English needs no words: the API writes them. */
const UNITS: Record<Language, Record<string, string>> = {
  en: {},
  hi: {
    kg: 'किलो',
    g: 'ग्राम',
    gm: 'ग्राम',
    L: 'लीटर',
    litre: 'लीटर',
    Litre: 'लीटर',
    ml: 'मिली',
    piece: 'पीस',
    pieces: 'पीस',
    pack: 'पैकेट',
    packs: 'पैकेट',
    box: 'डिब्बा',
    boxes: 'डिब्बे',
    bunch: 'गड्डी',
    bunches: 'गड्डियाँ',
    dozen: 'दर्जन',
    strip: 'पत्ता',
    strips: 'पत्ते',
    tablet: 'टैबलेट',
    tablets: 'टैबलेट',
    capsule: 'कैप्सूल',
    capsules: 'कैप्सूल',
    sachet: 'सैशे',
    sachets: 'सैशे',
    item: 'नग',
    items: 'नग',
    other: 'नग',
  },
};

/** The unit in a text of the API, alone or behind its amount: "500 g" is "500 ग्राम" in Hindi. */
export const unitText = (text: string, language: Language = SITE_LANGUAGE): string =>
  text.replace(/[A-Za-z]+$/, (unit) => UNITS[language][unit] ?? unit);

/** "500 g", "6 pieces" */
export const packSizeText = (
  { quantity, unit }: { quantity: number; unit: string },
  language: Language = SITE_LANGUAGE,
): string => unitText(packSize(quantity, unit), language);
