/** Towns of the South East: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const SOUTH_EAST = `
Summertown|Oxford|Oxfordshire|51.7780|-1.2650|OX2||Cutteslowe,Alexandra Court
Headington|Oxford|Oxfordshire|51.7600|-1.2130|OX3||Bury Knowle,Quarry Village
Cowley|Oxford|Oxfordshire|51.7330|-1.2140|OX4||Florence Park,Shotover
Abingdon||Oxfordshire|51.6710|-1.2830|OX14||Albert Park,Ock Valley
Banbury||Oxfordshire|52.0610|-1.3400|OX16||Spiceball,Cross Lane
Witney||Oxfordshire|51.7860|-1.4850|OX28||Leys,Blanket Hall
Bicester||Oxfordshire|51.9000|-1.1540|OX26||Garth,Pingle
Aylesbury||Buckinghamshire|51.8160|-0.8130|HP20||Vale Duck,Walton Court
High Wycombe||Buckinghamshire|51.6290|-0.7480|HP11||Rye,Hughenden
Marlow||Buckinghamshire|51.5710|-0.7770|SL7||Higginson,Quarry Wood
Bletchley|Milton Keynes|Buckinghamshire|51.9940|-0.7330|MK3|MK3 6EB|Enigma,Rickley
Wolverton|Milton Keynes|Buckinghamshire|52.0630|-0.8110|MK12||Railway Works,Manor Loop
Newport Pagnell||Buckinghamshire|52.0870|-0.7220|MK16||Bury Field,Ousebank
Caversham|Reading|Berkshire|51.4680|-0.9730|RG4||Christchurch Meadow,Clayfield Copse
Earley|Reading|Berkshire|51.4340|-0.9300|RG6||Maiden Erlegh,Laurel Park
Wokingham||Berkshire|51.4110|-0.8340|RG40||Cantley,Langborough
Bracknell||Berkshire|51.4150|-0.7490|RG12||Lily Hill,Lookout
Maidenhead||Berkshire|51.5220|-0.7220|SL6||Boulters,Ockwells
Windsor||Berkshire|51.4820|-0.6080|SL4|SL4 1NJ|Long Walk,Home Meadow
Newbury||Berkshire|51.4010|-1.3230|RG14||Northcroft,Victoria Wharf
Guildford||Surrey|51.2360|-0.5700|GU1||Stoke Park,Pewley Down
Farnham||Surrey|51.2150|-0.7990|GU9||Gostrey,Bishop's Meadow
Woking||Surrey|51.3190|-0.5580|GU21||Horsell,Martian
Epsom||Surrey|51.3330|-0.2680|KT18||Rosebery,Downs View
Reigate||Surrey|51.2370|-0.2060|RH2||Priory Pond,Wray Common
Dorking||Surrey|51.2320|-0.3330|RH4||Cotmandene,Meadowbank
Weybridge||Surrey|51.3720|-0.4570|KT13||Churchfields,Wey Lock
Camberley||Surrey|51.3380|-0.7430|GU15||Old Dean,Frimley Lodge
Hove|Brighton and Hove|East Sussex|50.8290|-0.1740|BN3||St Ann's Well,Wish Park
Preston Park|Brighton and Hove|East Sussex|50.8420|-0.1490|BN1||Rookery Rock,Withdean
Lewes||East Sussex|50.8740|0.0090|BN7||Convent Field,Pells
Eastbourne||East Sussex|50.7690|0.2840|BN21||Gildredge,Sovereign
Hastings||East Sussex|50.8550|0.5790|TN34||Alexandra Lake,Old Town Net
Worthing||West Sussex|50.8150|-0.3720|BN11||Homefield,Beach House
Horsham||West Sussex|51.0630|-0.3280|RH12||Warnham,Carfax
Crawley||West Sussex|51.1140|-0.1870|RH11||Goffs,Tilgate Nook
Haywards Heath||West Sussex|50.9980|-0.1060|RH16||Victoria Oaks,Clair
Chichester||West Sussex|50.8370|-0.7800|PO19||Priory Motte,Oaklands
Sevenoaks||Kent|51.2720|0.1910|TN13||Knole,Vine
Tonbridge||Kent|51.1950|0.2740|TN9||Racecourse,Haysden
Tunbridge Wells||Kent|51.1320|0.2630|TN1||Grosvenor,Dunorlan
Maidstone||Kent|51.2720|0.5220|ME14||Mote,Penenden
Gillingham||Kent|51.3890|0.5480|ME7||Great Lines,Strand
Rochester||Kent|51.3890|0.5040|ME1|ME1 1SX|Vines,Esplanade
Canterbury||Kent|51.2800|1.0800|CT1|CT1 2EH|Dane John,Westgate Grove
Whitstable||Kent|51.3610|1.0260|CT5||Tankerton,Oyster
Margate||Kent|51.3880|1.3860|CT9|CT9 1HG|Dreamland,Hartsdown
Ashford||Kent|51.1490|0.8740|TN23||Victoria Mill,Stour Bend
Folkestone||Kent|51.0810|1.1690|CT20||Leas,Radnor
Dartford||Kent|51.4460|0.2170|DA1||Darent,Dartford Heath
Portswood|Southampton|Hampshire|50.9250|-1.3920|SO17||Highfield Oaks,Bevois
Shirley|Southampton|Hampshire|50.9210|-1.4310|SO15||Tanners Brook,St James' Park
Southsea|Portsmouth|Hampshire|50.7860|-1.0870|PO5||Canoe Lake,Castle Field
Winchester||Hampshire|51.0610|-1.3120|SO23|SO23 9LS|Wolvesey,St Giles
Fareham||Hampshire|50.8520|-1.1790|PO16||Cams Mill,Bath Lane
Basingstoke||Hampshire|51.2650|-1.0870|RG21||War Memorial,Eastrop
Andover||Hampshire|51.2080|-1.4800|SP10||Charlton Lake,Ladies Walk
Fleet||Hampshire|51.2800|-0.8410|GU51||Calthorpe,Basingbourne
Eastleigh||Hampshire|50.9690|-1.3500|SO50||Lakeside,Fleming Park
Newport||Isle of Wight|50.7010|-1.2910|PO30||Medina Mill,Carisbrooke
`;
