/** Districts of London: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const LONDON = `
Walthamstow|London|Greater London|51.5880|-0.0190|E17|E17 4PP|Lloyd Park,Lea Marsh
Leytonstone|London|Greater London|51.5690|0.0090|E11||Hollow Ponds,Bushwood
Hackney|London|Greater London|51.5450|-0.0550|E8||London Fields,Mare Street
Stoke Newington|London|Greater London|51.5620|-0.0740|N16||Clissold,Abney
Stratford|London|Greater London|51.5410|0.0030|E15||Carpenters,West Ham Lane
Chingford|London|Greater London|51.6310|0.0020|E4||Ridgeway,Friday Hill
Bow|London|Greater London|51.5290|-0.0210|E3||Mile Meadow,Roman Road
Muswell Hill|London|Greater London|51.5900|-0.1430|N10||Coldfall,Durnsford
Wood Green|London|Greater London|51.5970|-0.1090|N22|N22 7AY|Albert Road,New River
Crouch End|London|Greater London|51.5790|-0.1240|N8||Priory Park,Parkland
Finchley|London|Greater London|51.6000|-0.1960|N3||Dollis Brook,Windsor Fields
East Finchley|London|Greater London|51.5900|-0.1660|N2||Cherry Tree,Phoenix
Southgate|London|Greater London|51.6320|-0.1280|N14||Broomfield,Grovelands
Enfield|London|Greater London|51.6520|-0.0810|EN2||Chase Side,Whitewebbs
Barnet|London|Greater London|51.6530|-0.2000|EN5||King George Fields,Hadley Green
Mill Hill|London|Greater London|51.6150|-0.2430|NW7||Ridge Mill,Copthall Lane
Hampstead|London|Greater London|51.5560|-0.1740|NW3||Parliament Hill,Vale of Health
Kentish Town|London|Greater London|51.5500|-0.1420|NW5||Talacre,Gospel Oak
Queen's Park|London|Greater London|51.5350|-0.2050|NW6||Salusbury,Tiverton Green
Wembley|London|Greater London|51.5520|-0.2970|HA9||Fryent,Barham
Harrow|London|Greater London|51.5800|-0.3360|HA1||Kenton Rec,Grove Hill
Pinner|London|Greater London|51.5930|-0.3830|HA5||Memorial Park,Cuckoo Hill
Ruislip|London|Greater London|51.5750|-0.4210|HA4||Lido,Poor's Field
Uxbridge|London|Greater London|51.5460|-0.4780|UB8||Fassnidge,Frays River
Ealing|London|Greater London|51.5130|-0.3050|W5||Walpole,Lammas
Chiswick|London|Greater London|51.4920|-0.2620|W4||Dukes Meadows,Acton Green
Hammersmith|London|Greater London|51.4930|-0.2240|W6||Ravenscourt,Furnivall
Richmond|London|Greater London|51.4610|-0.3040|TW9||Old Deer Park,Terrace Gardens
Twickenham|London|Greater London|51.4470|-0.3330|TW1||Marble Hill,Orleans
Kingston upon Thames|London|Greater London|51.4100|-0.3010|KT1||Fairfield,Hogsmill
Wimbledon|London|Greater London|51.4210|-0.2070|SW19||Windmill,Cannizaro
Putney|London|Greater London|51.4610|-0.2170|SW15||Wandsworth Park,Barn Elms
Clapham|London|Greater London|51.4620|-0.1380|SW4||Common Bandstand,Windmill Drive
Tooting|London|Greater London|51.4280|-0.1680|SW17||Figges,Furzedown
Battersea|London|Greater London|51.4700|-0.1650|SW11||Falcon Park,Latchmere
Brixton|London|Greater London|51.4610|-0.1150|SW2||Brockwell,Electric Lane
Dulwich|London|Greater London|51.4430|-0.0850|SE21|SE21 7AD|Belair,Turney Road
Peckham|London|Greater London|51.4710|-0.0690|SE15||Rye Lane,Nunhead
Forest Hill|London|Greater London|51.4390|-0.0530|SE23|SE23 3PQ|Mayow,Dacres Wood
Greenwich|London|Greater London|51.4810|-0.0050|SE10|SE10 9HT|Meridian,Maze Hill
Blackheath|London|Greater London|51.4670|0.0090|SE3||Princess of Wales,Vanbrugh
Eltham|London|Greater London|51.4510|0.0560|SE9||Well Hall,Tarn
Bromley|London|Greater London|51.4050|0.0150|BR1||Whitehall Rec,Queensmead
Beckenham|London|Greater London|51.4080|-0.0250|BR3||Kelsey,Cator
Orpington|London|Greater London|51.3740|0.0980|BR6||Goddington,Priory Ponds
Sidcup|London|Greater London|51.4260|0.1030|DA14||Foots Cray,Longlands
Bexleyheath|London|Greater London|51.4570|0.1390|DA6||Danson,Broadway Clock
South Croydon|London|Greater London|51.3620|-0.0930|CR2||Lloyd Meadow,Croham Hurst
Purley|London|Greater London|51.3370|-0.1150|CR8||Rotary Field,Higher Drive
Sutton|London|Greater London|51.3640|-0.1930|SM1||Manor Lane,Collingwood
Romford|London|Greater London|51.5760|0.1810|RM1||Raphael,Lodge Farm
Hornchurch|London|Greater London|51.5620|0.2180|RM12||Harrow Lodge,Ingrebourne
Ilford|London|Greater London|51.5590|0.0740|IG1||Valentines,Cranbrook
`;
