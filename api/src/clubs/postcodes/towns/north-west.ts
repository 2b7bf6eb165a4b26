/** Towns of the North West: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const NORTH_WEST = `
Didsbury|Manchester|Greater Manchester|53.4165|-2.2315|M20||Fletcher Moss,Parrs Wood
Chorlton-cum-Hardy|Manchester|Greater Manchester|53.4420|-2.2770|M21||Turn Moss,Beech Road
Levenshulme|Manchester|Greater Manchester|53.4440|-2.1930|M19||Highfield,Chapel Street
Wythenshawe|Manchester|Greater Manchester|53.3930|-2.2640|M22||Painswick,Sharston
Blackley|Manchester|Greater Manchester|53.5240|-2.2110|M9||Boggart Hole,Heaton Mills
Sale||Greater Manchester|53.4240|-2.3220|M33||Worthington Park,Sale Water
Altrincham||Greater Manchester|53.3870|-2.3490|WA14||Dunham,Stamford
Urmston||Greater Manchester|53.4490|-2.3530|M41||Abbotsfield,Davyhulme
Prestwich||Greater Manchester|53.5330|-2.2850|M25||Heaton Vale,St Mary's Clough
Worsley||Greater Manchester|53.5000|-2.3830|M28||Delph,Packet House
Middleton||Greater Manchester|53.5530|-2.1970|M24||Alkrington,Jubilee Bank
Heaton Moor|Stockport|Greater Manchester|53.4210|-2.1880|SK4||Four Heatons,Thornfield
Bramhall|Stockport|Greater Manchester|53.3580|-2.1650|SK7||Ladybrook,Bramall Hall
Cheadle|Stockport|Greater Manchester|53.3940|-2.2130|SK8||Abney,Bruntwood
Marple||Greater Manchester|53.3950|-2.0620|SK6||Aqueduct,Brabyns
Royton||Greater Manchester|53.5660|-2.1230|OL2||Tandle Hill,Dogford
Uppermill|Saddleworth|Greater Manchester|53.5490|-2.0060|OL3||Pots and Pans,Churchill
Ashton-under-Lyne||Greater Manchester|53.4890|-2.0950|OL6||Portland Basin,Hartshead
Rochdale||Greater Manchester|53.6170|-2.1550|OL16||Broadfield,Hollingworth
Bury||Greater Manchester|53.5930|-2.2970|BL9||Burrs,Whitehead
Ramsbottom||Greater Manchester|53.6480|-2.3170|BL0||Holcombe,Nuttall Park
Bolton||Greater Manchester|53.5785|-2.4299|BL1||Moss Bank,Smithills
Horwich||Greater Manchester|53.6000|-2.5480|BL6||Rivington,Old Lords
Leigh||Greater Manchester|53.4960|-2.5150|WN7||Pennington Flash,Lilford
Wigan||Greater Manchester|53.5450|-2.6310|WN1||Mesnes,Haigh Hall
Allerton|Liverpool|Merseyside|53.3800|-2.9000|L18||Calderstones,Clarke Gardens
West Derby|Liverpool|Merseyside|53.4340|-2.9070|L12||Croxteth Hall,Alder Lane
Woolton|Liverpool|Merseyside|53.3740|-2.8690|L25||Camp Hill,Reynolds Park
Crosby||Merseyside|53.4880|-3.0230|L23||Iron Shore,Alexandra
Formby||Merseyside|53.5590|-3.0660|L37||Squirrel Wood,Duke Street
Southport||Merseyside|53.6480|-3.0060|PR8||Marine Lake,Hesketh
Heswall||Merseyside|53.3280|-3.0990|CH60||Dales,Wirral Way
Hoylake||Merseyside|53.3920|-3.1800|CH47||Red Rocks,Hilbre
St Helens||Merseyside|53.4540|-2.7370|WA10||Taylor Park,Dream Hill
Hoole|Chester|Cheshire|53.1990|-2.8770|CH2||Alexandra,Flookersbrook
Stockton Heath|Warrington|Cheshire|53.3710|-2.5800|WA4||Walton Lock,London Bridge
Widnes||Cheshire|53.3650|-2.7340|WA8||Spike Island,Victoria Promenade
Northwich||Cheshire|53.2590|-2.5180|CW9||Anderton Lift,Marbury
Knutsford||Cheshire|53.3020|-2.3740|WA16||Tatton Mere,Cranford
Wilmslow||Cheshire|53.3270|-2.2310|SK9||Lindow,Carrs
Macclesfield||Cheshire|53.2600|-2.1260|SK11||Silk Mill,Tegg's Nose
Congleton||Cheshire|53.1630|-2.2130|CW12||Astbury Mere,Bosley Cloud
Nantwich||Cheshire|53.0670|-2.5220|CW5||Weaver Bank,Riverside Loop
Fulwood|Preston|Lancashire|53.7870|-2.7050|PR2||Highgate Wood,Moor Nook
Chorley||Lancashire|53.6530|-2.6320|PR7||Astley,Healey Nab
Ormskirk||Lancashire|53.5680|-2.8850|L39||Coronation,Ruff Wood
Blackpool||Lancashire|53.8175|-3.0450|FY1|FY1 4BJ|Golden Mile,Comedy Carpet
Lytham||Lancashire|53.7370|-2.9640|FY8||Windmill Green,Lowther
Lancaster||Lancashire|54.0470|-2.8010|LA1|LA1 1YJ|Quernmore,Lune Bank
Darwen||Lancashire|53.6960|-2.4650|BB3||Jubilee Tower,Sunnyhurst
Burnley||Lancashire|53.7890|-2.2480|BB11||Towneley,Singing Tree
Clitheroe||Lancashire|53.8710|-2.3920|BB7||Pendle View,Ribble Bend
Carlisle||Cumbria|54.8950|-2.9360|CA3||Bitts,Rickerby
Kendal||Cumbria|54.3270|-2.7470|LA9|LA9 5AL|Kent Bank,Serpentine Wood
Penrith||Cumbria|54.6640|-2.7530|CA11||Beacon Fell,Thacka
Barrow-in-Furness||Cumbria|54.1110|-3.2260|LA14||Abbotswood,Walney Channel
Workington||Cumbria|54.6430|-3.5430|CA14||Cloffocks,Mill Field
`;
