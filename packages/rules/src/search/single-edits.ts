const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that differs from the word by one letter left out, added, replaced or swapped with its neighbour. */
export function singleEdits(word: string): string[] {
  const edited: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) edited.push(before + after.slice(1));
    if (after.length > 1) edited.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of LETTERS) {
      edited.push(before + letter + after);
      if (after && after[0] !== letter) edited.push(before + letter + after.slice(1));
    }
  }
  return edited;
}
