import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/**
 * The library looks for these anywhere in a word, and so finds them in Bitchfield and Cuckmere. Here they're words of
 * their own, with their endings; `|` is the edge of a word. Repeated letters count once.
 */
const WHOLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  abeed: [],
  abo: ['|abo|', '|abos|'],
  anal: ['|anal|'],
  anus: ['|anus|'],
  arse: ['|arse|', '|arses|', '|arsed|', '|arsehole'],
  ass: ['|ass|', '|asses|', '|ass-hole', '|asshole', '|dumbass', '|jackass'],
  bitch: ['|bitch|', '|bitches|', '|bitching|', '|bitchy|'],
  boob: ['|boob|', '|boobs|', '|boobies|'],
  chink: ['|chink|', '|chinks|', '|chinky'],
  cock: ['|cock|', '|cocks|', '|cockhead', '|cocksuck'],
  cuck: ['|cuck|', '|cucks|', '|cuckold'],
  cum: ['|cum|', '|cums|', '|cuming|', '|cumshot'],
  dick: ['|dick|', '|dicks|', '|dickhead', '|dickwad', '|dickish|'],
  dyke: ['|dyke|', '|dykes|'],
  fag: ['|fag|', '|fags|', '|faggot'],
  felch: ['|felch|', '|felching|'],
  fu: ['|fu|'],
  fuck: [
    'fuck',
    '|fcuk',
    '|fuk|',
    '|fuking|',
    '|fuker',
    '|phuck',
    '|f?ck|',
    '|f?cking|',
    '|f?cker',
    '|f?cked|',
  ],
  hooker: ['|hooker|', '|hookers|'],
  kike: ['|kike|', '|kikes|'],
  negro: ['|negro|', '|negroes|'],
  orgasm: ['|orgasm'],
  orgy: ['|orgy|', '|orgies|'],
  penis: ['|penis|', '|penises|'],
  piss: ['|piss|', '|pissed|', '|pissing|', '|pisser|', '|pisshead', '|pisspoor|'],
  pussy: ['|pussy|', '|pussies|'],
  rape: ['|rape|', '|raped|', '|rapes|', '|raping|', '|rapist'],
  retard: ['|retard|', '|retards|', '|retarded|'],
  scat: [],
  semen: ['|semen|'],
  shit: ['|shit', '|shite|', '|shyte|', '|bullshit', '|horseshit', '|dogshit'],
  // Akshit and Harshit are first names.
  '-shit': ['shit|'],
  slut: ['|slut|', '|sluts|', '|slutty|'],
  turd: ['|turd|', '|turds|'],
  twat: ['|twat|', '|twats|', '|twatting|'],
  wank: ['|wank|', '|wanks|', '|wanker', '|wanking|'],
  bellend: ['|bellend|', '|bellends|', '|bell end|'],
  bollocks: ['|bollock', '|bolock', '|boiock'],
  cunt: ['|cunt', 'cunt|', '|cvnt'],
  knobhead: ['|knobhead'],
  minger: ['|minger|'],
  pillock: ['|pillock'],
  tosser: ['|tosser'],
  shithouse: ['|shithouse'],
};

/** Words that are names as well, of people and places: harmless with a capital letter. */
const NAMES = new Set(
  '-shit abo ass bellend boob chink cock cum dick dyke fag felch fu hooker kike negro rape slut wank'.split(
    ' ',
  ),
);

/** Harmless words and sayings with a rude word in them. */
const HARMLESS = `
-cum-; cum laude; cum wendy; bell ends rovers;
a boob; blue tits; blue tit; coal tits; coal tit; great tits; great tit; long-tailed tit; long-tailed tits; marsh tit;
tit for tat; tit-for-tat; titbit; titch; title; titter; titan; titmus; titcomb; tittle; tithe;
chink in; chinks in; chink of light;
clever dick; spotted dick; tom, dick; tom dick;
cock a hoop; cock-a-hoop; cock a snook; cock and bull; cock-and-bull; cock-up; cock up; half cock; half-cock; of the walk;
along the dyke; behind the dyke; beside the dyke; by the dyke; dyke bank; dyke path; flood dyke; in the dyke; into the dyke;
over the dyke; sea dyke; across the dyke; dykes and;
fag break; fag end; fag packet; feck; fick;
as hooker; at hooker; plays hooker; played hooker; kung fu; kung-fu;
mishit; shiitake; shitake; shitterton; shittle; twatt;
pin prick; pin-prick; prick up; prick of conscience; pussy cat; pussy willow; pussyfoot;
field of rape; oilseed rape; rape field; rape seed;
both sexes; either sex; mixed sex; mixed-sex; opposite sex; same sex; same-sex; single sex; single-sex; sexey
`
  .split(';')
  .map((term) => term.trim());

/** A word that its writer has censored: "f***ing". */
const CENSORED = /(?<!\p{L})(?:mother)?(?:f|s|sh|c|cu|w|wa|t|tw|b|bo|d|di|p|pr|a|ar)[*#]{1,4}\p{L}{1,8}/iu;
/** Numbers would be read as words: 455 as "ass". */
const NUMBERS = /(?<![\p{L}\p{N}@$!])[\d.,:/-]+(?![\p{L}\p{N}@$!])/gu;
/** What makes a word with a capital letter an insult all the same: "what a Dick". */
const INSULTING = /\b(?:an?|you|such|total|complete|utter|absolute)\s+$/i;

const STARTS_SENTENCE = /(?:^|[.!?:]\s)\s*$/;
/** What follows the name of a person, place or club. */
const GOES_ON = /^(?:'s?)?\s+(?:and|are|has|have|is|runs|was|were)\b/;

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => (metadata?.originalWord ?? '') in WHOLE_WORDS);
for (const [originalWord, patterns] of Object.entries(WHOLE_WORDS)) {
  if (patterns.length === 0) continue;
  dataset.addPhrase((phrase) =>
    patterns.reduce((all, raw) => all.addPattern(parseRawPattern(raw)), phrase.setMetadata({ originalWord })),
  );
}
dataset.addPhrase((phrase) =>
  HARMLESS.reduce((all, term) => all.addWhitelistedTerm(term), phrase.setMetadata({ originalWord: 'cock' })),
);

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

/** Whether a text swears, even with symbols in place of letters. */
export function hasProfanity(text: string): boolean {
  if (CENSORED.test(text)) return true;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(NUMBERS, '.');
  return matcher.getAllMatches(plain).some((match) => {
    const { originalWord = '' } = dataset.getPayloadWithPhraseMetadata(match).phraseMetadata ?? {};
    return !(NAMES.has(originalWord) && isName(plain, match.startIndex, match.endIndex));
  });
}

/** Whether a word is written like a name: with one capital letter, not after "what a", and not as "Dick of a coach". */
function isName(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).replace(/\p{L}+$/u, '');
  const after = text.slice(end + 1);
  if (!/^(?:\p{Lu}\p{Ll}+\s?)+$/u.test(text.slice(before.length, end + 1))) return false;
  if (/^\s+\p{Lu}\p{Ll}/u.test(after)) return true;
  return !INSULTING.test(before) && (!STARTS_SENTENCE.test(before) || GOES_ON.test(after));
}
