import type { TextHoldReason } from '@club-reviews/domain/hold-reasons';

// How people try to get past the checks: other dashes and dots, spaces, capitals, accents, letters of other alphabets,
// digits and signs for letters. Written for these tests; the telephone numbers are Ofcom's for films and plays.

const PROFANITY = `fucking useless; FUCKING useless; Fuck this club and all; f u c k this; F U C K this; f.u.c.k this; f-u-c-k this;
  f_u_c_k this; f*ck this; f**k this; f***ing joke; fuuuuck this; fúck this; fùcking joke; fück this; fuсk this; fцck off then;
  ｆｕｃｋ this; 𝐟𝐮𝐜𝐤 this; ⓕⓤⓒⓚ this; fu\u200Bck this; fu\u00ADck this; phuck this; fuk this; fcuk this; fvck this; fukking joke; fu ck this;
  F.U.C.K.I.N.G joke; motherf*cker of a coach; shit coaching; SHIT coaching; sh1t coaching; sh!t coaching; $hit coaching; s h i t coaching;
  s.h.i.t coaching; sh*t coaching; s**t coaching; shíte coaching; shite coaching; bullshit from start to end; Bullshit all of it; ѕhit coaching;
  shіt coaching; shіtty pitches; c*nt of a man; cunt of a man; cvnt of a man; c u n t of a man; ¢unt of a man; wanker in charge;
  w4nker in charge; w@nker in charge; wánker in charge; w a n k e r in charge; wankers the lot; absolute w*nkers; tw4t of a manager;
  tw@t of a manager; twats the lot; dickhead manager; d1ckhead manager; DICKHEAD manager; d!ck of a coach; the coach is a dick;
  the coach is a DICK; what a Dick; cock of a ref; c0ck of a ref; pr1ck of a ref; the ref is a prick; pricks the lot; arsehole in charge;
  ars3hole in charge; ass-hole in charge; @sshole in charge; a55hole in charge; bollocks from the committee; b0llocks from them;
  bo11ocks from them; b*llocks from them; bellend of a coach; bell end of a coach; tosser of a coach; t0sser of a coach; knobhead coach; kn0bhead coach;
  b1tch of a secretary; bitch of a secretary; biiitch of a secretary; bastards the lot; b@stard ref; slut shaming parents; fаggot, they called him;
  n1gger, they called him; retarded tactics; piss poor coaching; p1ss poor coaching`;

const PHONE = `07700‑900‑123; 07700–900–123; 07700—900—123; 07700−900−123; 07700 900 123; 07700.900.123; 07700/900/123;
  07700_900_123; 07700·900·123; 07700, 900, 123; (07700) 900-123; O7700 9OO123; o7700 9oo 123; 077OO 900l23; 0770O 9OO I23; ０７７００ ９００１２３; 𝟎𝟕𝟕𝟎𝟎 𝟗𝟎𝟎𝟏𝟐𝟑;
  ⓪⑦⑦⓪⓪ ⑨⓪⓪①②③; 0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣; 0 7 7 0 0 9 0 0 1 2 3; 0-7-7-0-0-9-0-0-1-2-3; 0.7.7.0.0.9.0.0.1.2.3; 07 70 09 00 12 3;
  077 009 001 23; +44 7700 900123; +44‑7700‑900‑123; 0044 7700 900123; +447700900123; +44 (0) 7700 900 123; (+44) 7700 900123; 07700\u200B900\u200B123; 07700\u00A0900\u00A0123;
  zero seven seven zero zero nine zero zero one two three; oh seven seven double oh nine double oh one two three;
  07700 nine hundred 123; 0113–496–0123; 0113 4960123; 020–7946–0123; 01632 960 001; 0 7700 900 123`;

const LINK = `kit-shop . com; kit-shop .com; kit-shop. com; kit‑shop.com; kit–shop . com; KIT-SHOP.COM; Kit-Shop.Com; k i t s h o p . c o m; s p a m . c o m; kitshop(dot)com; kitshop [dot] com;
  kitshop {dot} com; kitshop dot com; kitshop DOT COM; kitshop d0t com; kitshop.c0m; kitshop(.)com; kitshop[.]com; kitshop․com; kitshop。com; kitshop．ｃｏｍ; kіtshop.соm; kitshop\u200B.com;
  kit\u00ADshop.co.uk; kitshop . co . uk; kitshop dot co dot uk; www . kitshop . net; www,kitshop,com; hxxps://kitshop.example; https : //kitshop.example; HTTP://KITSHOP.EXAMPLE; //kitshop.example/a; kitshop.example/join;
  t.me/kitshop; wa.me/447700900123; bit . ly/kitshop; kitshop,com; kítshop.com; kitshopdotcom; kitshop.org.uk`;

const EMAIL = `parent@home.example; parent @ home.example; parent @ home . com; parent＠home.example; parent﹫home.example; parent (at) home (dot) com; parent[at]home[dot]com; parent {at} home {dot} com;
  parent at home dot com; parent AT home DOT com; p a r e n t @ h o m e . c o m; parent@home . co . uk; pаrent@hоme.example; parent\u200B@home.example; párent@home.example; parent(a)home.com; parent at home.co.uk`;

const NAME = `My son JACK SMITH plays for the under nines; My son Jack SMITH plays here; My son’s name is Jack Smith; My son's name's Jack Smith; my sons Jack Smith and Tom Smith play;
  My son DáithÍ Ó Súilleabháin plays for the under nines; My son Dáithí Ó Súilleacháin plays here; My nephew D’Andre McGee plays here; My nephew D'Andre McGee plays here; My step-son Ben Carr plays here; My stepson Ben Carr plays here; My step son Ben Carr plays here; My step‑son Ben Carr plays here;
  My god-daughter Amy Carr plays here; My foster son Ben Carr plays here; My little boy Ben Carr plays here; My two-year-old son Ben Carr watches; Our eldest, Ben Carr, plays here; Our youngest – Amy Carr – plays here; My son (Ben Carr) plays here;
  My son: Ben Carr, under nines; My daughter Zoë Brontë plays here; My daughter Seán-Óg O’Neill plays here; My son J4ck Sm1th plays here; My son Jасk Smith plays here; My son Ｊａｃｋ Ｓｍｉｔｈ plays here; MY SON JACK SMITH PLAYS HERE;
  My son Jack\u200B Smith plays here; My lad’s called Jack Smith; My lad, whose name is Jack Smith, plays here; Jack Smith, my son, plays here; Jack Smith is my son; Jack Smith (my son) plays here; My grandson Ben Carr-Jones plays here; My kid Łukasz Żak plays here; my son is called Jack-Lee Smith;
  My twins Jack & Tom Smith play here`;

/** A sentence, and what has to hold it. */
export interface Evasion {
  reason: TextHoldReason;
  text: string;
}

const of = (reason: TextHoldReason, list: string, sentence: (part: string) => string): Evasion[] =>
  list.split(';').map((part) => ({ reason, text: sentence(part.trim()) }));

/** Sentences that must be held. */
export const EVASIONS: readonly Evasion[] = [
  ...of('profanity', PROFANITY, (part) => `We left because of this: ${part}.`),
  ...of('phone-number', PHONE, (part) => `Ring me on ${part} any evening.`),
  ...of('link', LINK, (part) => `Better kit comes from ${part} these days.`),
  ...of('email-address', EMAIL, (part) => `Write to ${part} for a place.`),
  ...of('full-name', NAME, (part) => `${part}.`),
];
