import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/** Common in Britain, and not in the library's list; `|` is the edge of a word. */
const BRITISH = [
  '|arsehole',
  '|bellend|',
  '|bollock',
  '|knobhead',
  '|minger|',
  '|pillock',
  '|tosser',
  '|wanker',
  '|shithouse',
];

/** Harmless words that contain a rude one: places, names, and things said on touchlines. */
const HARMLESS = [
  'cockermouth',
  'cockfosters',
  'cockpit',
  'hancock',
  'hitchcock',
  'peacock',
  'woodcock',
  'alcock',
  'babcock',
  'shuttlecock',
  'cocktail',
  'dickens',
  'dickinson',
  'dickson',
  'dick turpin',
  'dickleburgh',
  'penistone',
  'scunthorpe',
  'lightwater',
  'clitheroe',
  'titchfield',
  'titchmarsh',
  'twatt',
  'shitterton',
  'wetwang',
  'thunderbird',
  'cumbria',
  'cumberland',
  'cumnor',
  'document',
  'circumstance',
  'accumulat',
  'analys',
  'title',
  'titan',
  'constitution',
  'assess',
  'assist',
  'assign',
  'bass',
  'class',
  'grass',
  'pass',
  'mass',
  'sussex',
  'essex',
  'middlesex',
  'wessex',
  'arsenal',
];

const dataset = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const word of BRITISH) {
  dataset.addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: word.replaceAll('|', '') }).addPattern(parseRawPattern(word)),
  );
}
dataset.addPhrase((phrase) =>
  HARMLESS.reduce((all, word) => all.addWhitelistedTerm(word), phrase.setMetadata({ originalWord: 'cock' })),
);

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

/** Whether a text swears, even with symbols in place of letters. */
export function hasProfanity(text: string): boolean {
  return matcher.hasMatch(text);
}
