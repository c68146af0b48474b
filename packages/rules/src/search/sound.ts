/**
 * Phonetic key of a romanised Indian word: pyaaz, pyaz and piyaj get the same key. Long and short vowels, aspirated and plain
 * consonants, and letters that are commonly exchanged become one letter.
 */
export function soundOf(word: string): string {
  return word
    .replace(/(?:c|ch)*chh?/g, 'ch')
    .replace(/x/g, 'ks')
    .replace(/ck|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/sh/g, 's')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ea/g, 'i')
    .replace(/oo+|uu+|ou/g, 'u')
    .replace(/ai|ei|ay|ey/g, 'e')
    .replace(/au|aw/g, 'o')
    .replace(/iy(?=[aeiou])/g, 'y')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{2})[hey]$/, '');
}
