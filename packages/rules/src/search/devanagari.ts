const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
};
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const VIRAMA = '्';
const NASAL = new Set(['ं', 'ँ']);

/** A Hindi word in Latin letters as it is usually typed, without silent vowels: टमाटर becomes `tamatar`, सरसों `sarson`. */
export function romanise(word: string): string {
  const letters = [...word.normalize('NFKD').replace(/\u093c/g, '')];
  const isConsonant = (at: number) => CONSONANTS[letters[at] ?? ''] !== undefined;
  const hasVowel = (at: number) => at + 1 < letters.length && letters[at + 1] !== VIRAMA;
  let out = '';
  let endsWithVowel = false;
  letters.forEach((letter, at) => {
    const next = letters[at + 1];
    const vowel = VOWELS[letter] ?? SIGNS[letter];
    if (vowel) out += vowel;
    else if (NASAL.has(letter)) out += 'n';
    else if (CONSONANTS[letter]) {
      const isInherent = next !== undefined && !SIGNS[next] && next !== VIRAMA && !VOWELS[next];
      const isSilent = endsWithVowel && isConsonant(at + 1) && hasVowel(at + 1);
      out += CONSONANTS[letter] + (isInherent && !isSilent ? 'a' : '');
      endsWithVowel = isInherent && !isSilent;
      return;
    }
    if (letter !== VIRAMA) endsWithVowel = true;
  });
  return out;
}

/** The reverse of what `plainWords` does to Devanagari letters. */
export const devanagariOf = (spelt: string): string =>
  spelt.replace(/x(9[0-7][0-9a-f])/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
