// What parents write about places, people and clubs whose names contain rude words or numbers, and idioms that do.
// Written for these tests; most of the places are real, the people and teams aren't meant to be anyone.

const PLACES = `Arseley Wood; Assington; Aston; Bassenthwaite; Bastard Lane; Bell End; Bitchfield; Blubberhouses;
  Boobery; Broadbottom; Brown Willy; Bushygap; Butt Hole Road; Buttock; Canalside; Catsash; Charles Bottom; Chink Lane;
  Chinkford; Chorlton-cum-Hardy; Clitheroe; Cockayne; Cockerham; Cockermouth; Cockfield; Cockfosters;
  Cockhill; Cockington; Cockley Cley; Cocklake; Cocking; Cocks Moors Woods; Cockshutt; Cockthorpe;
  Cockwood; Cold Ash; Crackpot; Crapstone; Cuckfield; Cuckmere; Cuckney; Cumnor; Cumrew; Cumwhinton; Dick Lane;
  Dickleburgh; Dicker; Dickley; Dicks Mount; Ditchling; Dyke; Dyke Road; Dykehead; Dykes Lane; Effingham; Essex;
  Fagley; Faggs Road; Fagnall; Feckenham; Felching Green; Fingringhoe; Foulridge; 
  Fulham; Fulbeck; Georgy Street; Giggleswick; Grassington; Great Cockup; Great Tey; Grope Lane; Hancock Close; Happy Bottom;
  Hole in the Wall; Hookers Place; Hooker Road; Horncastle; Hornsea; Isle of Dogs; Jeffries Passage;
  Juggs Corner; Kirk Ella; Knob Hill; Knobs Crook; Knockin; Lickey End; Lickers Lane; Lightwater; Little Cockup; Loose;
  Lower Dicker; Lower Swell; Lower Upham; Lumb; Manuden; Middlesex; Minge Lane; Moorcock; Much Cowarne; Muff; Mudchute;
  Nether Poppleton; Netherthong; Nob End; North Piddle; Offham; Ogle; Old Sodbury; Ossett; Over Peover; Pant; Penistone;
  Piddlehinton; Piddletrenthide; Pratts Bottom; Prickwillow; Pucklechurch;
  Pussy Willow Close; Rackenford; Ramsbottom; Rape Lane; Rapeley; Ropers Bottom; Sandy Balls; Sandy Bottom; Scatness;
  Scratchy Bottom; Scunthorpe; Sexhow; Shag Rock; Shingay cum Wendy; Shitterton; Shittlehope; Shellow Bowells; Six Mile Bottom;
  Sluts Hole Lane; Slutshole; Snodland; Spital; Stow-cum-Quy; Sussex; Swell; Tarrant Rushton; Thong; Titchfield; Titchmarsh;
  Titchwell; Tithe Barn Lane; Titlington; Titsey; Tongham; Tosside; Turdale; Twatt; Twathats; Twatley; Ugley; Upper Dicker;
  Upper Slaughter; Upton Snodsbury; Wankford; Wanstead; Wash Dyke; Weedon; Wetwang; Wham; Whoreham Close; Wideopen; Willey;
  Wormegay; Wyre Piddle; Yelling; Bassett; Basildon; Bishops Cannings; Broadwater; Cannock; Cassington; Chatteris; Coggeshall; Dorking; Glossop; Hassocks;
  Hitchin; Kirkby Fleetham; Nantwich; Passfield; Pickering; Prickley Green; Rickmansworth; Shirehampton; Sexey Corner; Shrewsbury`;

const SURNAMES = `Alcock; Akshit; Allcock; Arsenault; Assheton; Babcock; Badcock; Balls; Bastow; Bickerdyke; Bollen; Boob;
  Bottomley; Bullcock; Bulcock; Butt; Cockayne; Cockburn; Cockcroft; Cocker; Cockerill; Cocks; Cocksedge; Cockshott;
  Cockton; Coxhead; Crapper; Cuckow; Cumber; Cumberbatch; Cumming; Cummings; Cummins; Cunningham; Dick; Dicken; Dickens;
  Dickenson; Dicker; Dickey; Dickie; Dickin; Dickinson; Dickson; Dikshit; Drewcock; Dyke; Dykes; Fagan; Fagg; Fagin;
  Faggetter; Fanning; Feck; Focker; Fookes; Fu; Fukuda; Fuller; Georgy; Glasscock; Glasscott; Gotobed; Hancock; Handcock;
  Hardick; Harshit; Haycock; Heathcock; Hickcock; Hiscock; Hiscox; Hitchcock; Hoare; Hooker; Hookham; 
  Kikelomo; Knobbs; Laycock; Leacock; Lillicrap; Longbottom; Luckcock; Manus; Mycock; Negroni; Nigel; Niggles; Nutter;
  Onanuga; Orgill; Peacock; Peniston; Penney; Pidcock; Piddock; Pissarro; Pocock; Prickett; Pricker; Pusey;
  Ramsbottom; Raper; Rapson; Reddick; Riddick; Rimmer; Semenov; Semenya; Sexton; Shipcock; Shufflebottom;
  Sidebottom; Slutsky; Smallcock; Smelly; Spittle; Stancock; Staincliffe; Tithecott; Titley; Titmus; Titterton;
  Tittle; Tosswill; Twitchett; Van Dyke; Vandyke; Wankling; Whorwood;
  Wilcock; Willcocks; Addis; Bridgwater; Cassell; Essien; Grassick; Hassall; Massey; Passmore; Sassoon; Tassell; Titcomb; Titcombe; Winterbottom; Woodcock; Woodcocks; Wynkoop`;

const CLUBS = `Arsenal; AFC Cumbria; Aston Villa; Bell Enders; Bitchfield Rovers; Canal Street Rangers; Clitheroe Wolves;
  Cock Inn Juniors; Cockermouth Colts; Cockfosters; Crystal Palace; Cuckfield Cosmos; Cuckoos; Cumnor Minors; Dick Kerr Ladies;
  Dickens Heath; Dickleburgh Dynamos; Dyke Road Park; Essex Eagles; Fagley Juniors; FK Partizan; Fighting Cocks; Gamecocks;
  Horncastle Hornets; Hooker Road Hawks; Lightwater Lions; Middlesex Magpies; Moorcock Athletic; Nottingham Forest; Orient;
  Peacocks; Penistone Church; Plymouth Argyle; Port Vale; Pussycats; Sexhow Swifts; Scunthorpe United; Spurs; Sussex Sharks;
  Titchfield Town; Titans; Titchmarsh Tigers; Tottenham Hotspur; Twatt Thistle; Upper Dicker Utd; Wetwang Wanderers; West Ham;
  West Bromwich Albion; Wideopen Warriors; Woodcocks; Shuttlecocks; Sheffield Wednesday; Preston North End; Crewe Alexandra`;

const IDIOMS = `
They made a cock-up of the fixtures, then said sorry.
The whole day was a bit of a cock up, but nobody minded.
He cocked his head and listened to every child.
The parents were cock-a-hoop after the final.
They told us a cock and bull story about the floodlights, as a joke.
The plan was half-cocked but it worked.
The weathercock on the clubhouse spins all day.
There is a stopcock by the changing room door.
Our only weakness was a chink in the defence.
A chink of light came through the clouds at half time.
We found a few chinks in their armour.
A booby prize for the coaches made everyone laugh.
The treasure hunt had booby traps for the little ones.
The ref made a boob by adding ten minutes, and apologised.
It was tit for tat until the last minute.
A tit-for-tat game with nine goals.
Blue tits nest in the hedge beside the pitch.
We saw great tits and a long-tailed tit on the walk to the ground.
The tuck shop sells titbits at half time.
The rapeseed field beside the pitch sets off hay fever.
Behind the goal is a field of oilseed rape.
The rape fields were yellow on the drive to the cup tie.
We had grapes and oranges at half time.
A lovely walk along Offa’s Dyke after the tournament.
Coach Dyke has time for every child.
Coach Dick is a saint.
Mr Fagan runs the under nines.
Mr Cummings was patient with my son.
Every Tom, Dick and Harry turned up for the tournament.
The pudding was spotted dick, which the boys loved.
They are like a clutch of ducks on a dyke path in winter.
We walked along the dyke to reach the second pitch.
The flood dyke behind the goal is fenced off.
Balls often roll into the dyke, so bring a net.
The plans were drawn on the back of a fag packet, but it was great fun.
It was the fag end of the season and they still tried.
My older one plays hooker for the rugby club.
He was a prop, then at hooker, before he found football.
The kitchen-cum-changing room is cosy.
She graduated magna cum laude and now runs the line.
It was a cumulative effort.
The documents were accumulated over years.
You could hear a pin prick in the silence.
The children prick up their ears when she speaks.
He pricked the bubble of the league leaders.
The club has a pussycat as a mascot.
They pussyfoot around nothing and tell you straight.
There is pussy willow by the gate.
The kit is fire retardant, I am told.
Single-sex changing rooms are available.
They have mixed-sex teams until the age of ten.
Teams of either sex are welcome.
He has a feckless dog and a brilliant left foot.
A manuscript of the rules hangs in the hall.
The canal bank floods, so wear boots.
Analysis of each match is kind and brief.
The analogy with chess helped her.
Assorted biscuits and assessments of each child, both good.
The assassin of our cup run was a late free kick.
The class bass player did the music.
A passing drill, a pressing drill, and massive smiles.
The compass on the badge points north.
The therapist helped him after his ankle.
Shuttlecocks from the badminton club roll onto the pitch.
Cocktails for the grown-ups at the summer party.
The cockpit of the sensory bus was a hit.
He hit the post, she hit the bar, and it was still nil nil.
The push it gave us was huge.
Mishit passes are never laughed at.
Japanese food, shiitake and all, at the club quiz.
We had fun, kung fu style, in the warm-up.
The ref was in a stew, the coach in a flap, and we were in stitches.
A snigger went round when the coach slipped.
They were in a niggle over kit, and settled it.
The scores were 0 1 2 3 4 5 6 7 8 9 10 by age group.
Results so far: 0-1 0-2 0-3 0-4 0-5 and then a win.
We paid 0.50 0.75 1.20 and 2.00 for snacks.
Numbers 0 2 4 6 8 10 12 14 play in blue.
Season 2019 2020 2021 2022 2023 were all good to us.
The dates were 01-02-2023 10.30 and 08-02-2023 10.30.
Postcode LS6 3AA, what3words and 14 01 2024 were on the sheet.
Training 01 02 03 04 05 06 07 are the weeks in the plan.
The account ended in 0042, the sort code was on the form.
There are 455 members and 80085 steps on my watch.
The fee is £0700 in pence, they joked, so £7.00.
Goals: 10 9 8 7 6 5 4 3 2 1 0 in a countdown.
One two three four five six seven eight nine ten, they count at every warm-up.
My son West Ham mad as he is had a great time.
My boy Crystal Palace fan that he is loves it here.
My daughter Aston Villa shirt and all joined in.
Our lad Nottingham Forest to the core was welcome.
MY SON REALLY LOVES IT HERE.
MY DAUGHTER HAS MADE FRIENDS.
My son Ben plays here and my daughter Amy watches.
Our boys Saturday Mornings start early.
My daughter Under Elevens plays up a year.
Their son Leeds Lions through and through is captain.
My son St Albans born and bred loves the north.
Coach Sam Okafor and his team are great.
Jack Smith, the head coach, is patient.
We went home. Com on you reds, they shout.
He scored. In the end we drew.
It was great.My son loved it.
The net. Net gains all round this year.
The shop . Online booking is easier.
Ask at the desk. Info is on the board.
Rated 5* by us and 4* by grandad.
Nine out of ten. Co-operation is the word here.
Subs are £35.50 a quarter, or £120.00 a year.
The minibus seats 16, leaves at 08.45 and is back by 13.15.
Under 12s, U13s and U14s share pitch 3 from 10.00 to 11.30.
Their FA number is 2024113045, it says on the banner.
My eldest Sunday football fan learned to lose well.
Our girls Cup Final day was the best of the year.
We stood at the dot on the map, a net and two cones.
Grandad was called to the bar, and grandma to the tea urn.
Registered charity 1098765 runs the pavilion.
We play at the pitch beside Dyke Road in Brighton.
Home games are at Cocks Moors Woods Leisure Centre.
The tournament at Upper Dicker was well run.
We came over from Bitchfield every Saturday.
Fagley Juniors were good opponents.
Parking is on Hooker Road.
The presentation evening was at the Cock Inn.
They named the girls’ cup after the Dick Kerr Ladies.
`;

const split = (list: string): string[] => list.split(';').map((name) => name.trim().replace(/\s+/g, ' '));
const inTurn = (names: string[], sentences: readonly string[]): string[] =>
  names.map((name, index) => (sentences[index % sentences.length] ?? '').replace('{}', name));

/** Sentences that no check should hold. */
export const HARMLESS_SENTENCES: readonly string[] = [
  ...inTurn(split(PLACES), [
    'We drive over from {} every Saturday and it is worth it.',
    'Home games are near {} and parking is easy.',
    '{} is twenty minutes away.',
    'The pitch at {} was muddy, but the welcome was warm.',
  ]),
  ...inTurn(split(SURNAMES), [
    'Mr {} runs the under nines.',
    'Coach {} has time for every child.',
    'Mrs {} at the gate knows every family.',
    'Our coach, {}, never shouts.',
  ]),
  ...inTurn(split(CLUBS), [
    'We lost to {} in the cup, fairly.',
    '{} were good opponents.',
    'They came from {} and settled at once.',
  ]),
  ...IDIOMS.trim().split('\n'),
];
