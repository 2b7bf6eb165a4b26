/** A word, and the letters in it. */
export interface LetteredWord {
  text: string;
  letters: number;
}

/** The letters and digits of a normalised word as bits; digits share the remaining bits. */
export function getLetters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    bits |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return bits;
}

/** How many typing errors are tolerated: none in a word of up to three characters, one up to seven, two beyond. */
export function editsAllowed(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/**
 * Whether `typed` becomes `word`, or the start of it, by at most `edits` letters wrong, missing, too many or swapped.
 */
export function isFuzzyPrefix(typed: LetteredWord, word: LetteredWord, edits: number): boolean {
  if (edits === 0) return word.text.startsWith(typed.text);
  if (word.text.length < typed.text.length - edits) return false;
  // Each letter missing from the word costs an edit: most words are ruled out before they're compared.
  if (bitCount(typed.letters & ~word.letters) > edits) return false;
  return startDistance(typed.text, word.text, edits) <= edits;
}

/**
 * The fewest edits (optimal string alignment) between `typed` and any start of `word`; if that's above `limit`, some
 * number above it.
 */
function startDistance(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (isSwap(typed, word, row, column)) edits = Math.min(edits, at(before, column - 2) + 1);
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    [before, last] = [last, current];
  }
  return Math.min(...last);
}

function isSwap(typed: string, word: string, row: number, column: number): boolean {
  return row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
