import { URDU_WORDS } from './urdu-words.ts';

/** Letters and marks of Arabic script: "دودھ", but not its digits and punctuation. */
const WORDS = /[\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u06ff]+/g;
const MARKS_AND_STOPS = /[\u0640\u064b-\u065f\u0670]/g;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Letters that Arabic keyboards type in place of the Urdu ones. */
const ARABIC_LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ۂ: 'ہ' };

const CONSONANTS: Record<string, string> = {
  ب: 'ब',
  پ: 'प',
  ت: 'त',
  ط: 'त',
  ٹ: 'ट',
  ث: 'स',
  س: 'स',
  ص: 'स',
  ج: 'ज',
  چ: 'च',
  ح: 'ह',
  ہ: 'ह',
  خ: 'ख',
  د: 'द',
  ڈ: 'ड',
  ذ: 'ज',
  ز: 'ज',
  ض: 'ज',
  ظ: 'ज',
  ژ: 'ज',
  ر: 'र',
  ڑ: 'ड',
  ش: 'श',
  غ: 'ग',
  گ: 'ग',
  ف: 'फ',
  ق: 'क',
  ک: 'क',
  ل: 'ल',
  م: 'म',
  ن: 'न',
};
/** A consonant followed by ھ. */
const ASPIRATED: Record<string, string> = {
  ब: 'भ',
  प: 'फ',
  त: 'थ',
  ट: 'ठ',
  ज: 'झ',
  च: 'छ',
  द: 'ध',
  ड: 'ढ',
  क: 'ख',
  ग: 'घ',
};
/** At the beginning or after a vowel, and after a consonant. */
const VOWELS: Record<string, [letter: string, sign: string]> = {
  آ: ['आ', 'ा'],
  ا: ['अ', 'ा'],
  و: ['व', 'ो'],
  ی: ['य', 'ी'],
  ے: ['ए', 'े'],
  ئ: ['इ', 'ि'],
  ؤ: ['ओ', 'ो'],
};

/** Behind the ا that a word begins with. */
const FIRST_VOWELS: Record<string, string> = { و: 'ओ', ی: 'ए', ے: 'ए' };

/** Urdu as Hindi: known words as the dictionary spells them, others by their letters. Other text stays. */
export const urduToDevanagari = (text: string): string =>
  text
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) % 0x10))
    .replace(/[\u060c\u061b\u061f\u06d4]/g, ' ')
    .replace(WORDS, (word) => {
      const plain = word.replace(MARKS_AND_STOPS, '').replace(/./g, (letter) => ARABIC_LETTERS[letter] ?? letter);
      return URDU_WORDS.get(plain) ?? spell(plain);
    });

function spell(word: string): string {
  let out = '';
  let isAfterConsonant = false;
  [...word].forEach((letter, at) => {
    const consonant = CONSONANTS[letter];
    const vowel = VOWELS[letter];
    const isSilentEnd = letter === 'ہ' && at === word.length - 1 && isAfterConsonant;
    if (isSilentEnd) out += 'ा';
    else if (letter === 'ھ') out = out.slice(0, -1) + (ASPIRATED[out.at(-1) ?? ''] ?? out.slice(-1));
    else if (letter === 'ں') out += 'ं';
    else if (consonant) out += consonant;
    else if (out === 'अ' && FIRST_VOWELS[letter]) out = FIRST_VOWELS[letter];
    else if (vowel) out += isAfterConsonant ? vowel[1] : vowel[0];
    if (letter !== 'ھ') isAfterConsonant = consonant !== undefined || (vowel !== undefined && /[वय]$/.test(out));
  });
  return out;
}
