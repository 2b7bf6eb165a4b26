/** Towns of the East of England: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const EAST_OF_ENGLAND = `
Cherry Hinton|Cambridge|Cambridgeshire|52.1830|0.1720|CB1||Lime Kiln,Giants Grave
Chesterton|Cambridge|Cambridgeshire|52.2180|0.1340|CB4||Stourbridge Common,Logan's Meadow
Ely||Cambridgeshire|52.3990|0.2620|CB7|CB7 4DL|Cherry Hill,Paradise
Huntingdon||Cambridgeshire|52.3310|-0.1830|PE29||Portholme,Hinchingbrooke
St Neots||Cambridgeshire|52.2280|-0.2680|PE19||Priory Barns,Riverside Mill
Werrington|Peterborough|Cambridgeshire|52.6230|-0.2770|PE4||Cuckoo's Hollow,Campbell Drive
Orton|Peterborough|Cambridgeshire|52.5530|-0.2880|PE2||Ferry Meadows,Nene Bend
Eaton|Norwich|Norfolk|52.6130|1.2600|NR4||Marston Marsh,Danby Wood
Thorpe St Andrew||Norfolk|52.6340|1.3490|NR7||River Green,Pinebanks
Wymondham||Norfolk|52.5700|1.1160|NR18||Kett's Oak,Market Cross
King's Lynn||Norfolk|52.7520|0.3960|PE30||Walks,Red Mount
Great Yarmouth||Norfolk|52.6080|1.7300|NR30||Beaconsfield,Tolhouse
Dereham||Norfolk|52.6810|0.9390|NR19||Neatherd,Vicarage Meadow
Cromer||Norfolk|52.9310|1.3020|NR27||Runton Road,Happy Valley
Rushmere St Andrew|Ipswich|Suffolk|52.0700|1.1950|IP4||Sandlings,Bixley Heath
Chantry|Ipswich|Suffolk|52.0450|1.1210|IP2||Gippeswyk,Belstead Brook
Felixstowe||Suffolk|51.9640|1.3510|IP11||Cobbold's Point,Landguard
Bury St Edmunds||Suffolk|52.2460|0.7110|IP33||Abbey Gate,Hardwick Heath
Lowestoft||Suffolk|52.4780|1.7490|NR32||Sparrows Nest,Kirkley Fen
Woodbridge||Suffolk|52.0930|1.3180|IP12||Tide Mill,Kyson Hill
Sudbury||Suffolk|52.0380|0.7310|CO10||Common Lands,Silk Road
Lexden|Colchester|Essex|51.8880|0.8700|CO3||Bluebottle Grove,Spring Lane
Great Baddow|Chelmsford|Essex|51.7170|0.5080|CM2||Baddow Meads,Vineyards
Springfield|Chelmsford|Essex|51.7480|0.4920|CM1||Chelmer Bank,Arbour Lane
Brentwood||Essex|51.6210|0.3050|CM14||Weald Park,King George
Billericay||Essex|51.6280|0.4190|CM12||Lake Meadows,Mayflower
Leigh-on-Sea|Southend-on-Sea|Essex|51.5420|0.6530|SS9||Belfairs,Cockle Row
Thorpe Bay|Southend-on-Sea|Essex|51.5370|0.7600|SS1||Garon,Shoebury Common
Harlow||Essex|51.7710|0.0980|CM20||Latton,Stort Valley
Saffron Walden||Essex|52.0230|0.2430|CB11||Crocus,Bridge End
Braintree||Essex|51.8780|0.5520|CM7||Notley,Blackwater Mill
St Albans||Hertfordshire|51.7520|-0.3390|AL1|AL1 1BY|Verulam,Clarence
Harpenden||Hertfordshire|51.8170|-0.3570|AL5||Rothamsted,Nomansland
Hitchin||Hertfordshire|51.9490|-0.2800|SG5||Windmill Hill,Oughtonhead
Stevenage||Hertfordshire|51.9020|-0.2010|SG1||Fairlands,Six Hills
Hertford||Hertfordshire|51.7960|-0.0780|SG14||Hartham,Panshanger
Cassiobury|Watford|Hertfordshire|51.6650|-0.4190|WD17||Whippendell,Ironbridge Lock
Berkhamsted||Hertfordshire|51.7600|-0.5650|HP4||Canal Fields,Butts Meadow
Bishop's Stortford||Hertfordshire|51.8710|0.1590|CM23||Castle Park,Grange Paddocks
Bedford||Bedfordshire|52.1360|-0.4670|MK40||Russell Park,Priory Lake
Leighton Buzzard||Bedfordshire|51.9160|-0.6610|LU7||Parsons Close,Tiddenfoot
Stopsley|Luton|Bedfordshire|51.9010|-0.3960|LU2||Butterfield,Lothair
`;
