const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Everything that's named after a remote's folder.
 * @param {string} folder such as `mfe-away-days`
 */
export function getNames(folder) {
  const words = folder.split('-').slice(1);
  const pascal = words.map(capitalised).join('');
  return {
    folder,
    /** Federation name. */
    federation: folder.replaceAll('-', '_'),
    kebab: words.join('-'),
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalised(words.join(' ')),
    area: `${words.join(' ')} pages`,
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A prefix for the remote's class names that no other project has: one letter, from the name if one is free, otherwise
 * two.
 * @param {string} name
 * @param {ReadonlySet<string>} taken
 */
export function freePrefix(name, taken) {
  const letters = [...name.replaceAll('-', ''), ...LETTERS].filter((letter) => LETTERS.includes(letter));
  const candidates = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];
  return candidates.find((candidate) => !taken.has(candidate));
}
