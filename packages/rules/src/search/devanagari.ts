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

/** A Hindi word in Latin letters as it is usually typed: टमाटर becomes `tamatar`, without the silent last vowel. */
export function romanise(word: string): string {
  const letters = [...word.normalize('NFKD').replace(/\u093c/g, '')];
  let out = '';
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    if (VOWELS[letter]) out += VOWELS[letter];
    else if (SIGNS[letter]) out += SIGNS[letter];
    else if (NASAL.has(letter)) out += 'n';
    else if (CONSONANTS[letter]) {
      const hasInherentVowel = next !== undefined && !SIGNS[next] && next !== VIRAMA;
      out += CONSONANTS[letter] + (hasInherentVowel && !VOWELS[next] ? 'a' : '');
    }
  });
  return out;
}

/** The reverse of what `plainWords` does to Devanagari letters. */
export const devanagariOf = (spelt: string): string =>
  spelt.replace(/x(9[0-7][0-9a-f])/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
