/** Towns of the North East: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const NORTH_EAST = `
Gosforth|Newcastle upon Tyne|Tyne and Wear|55.0075|-1.6165|NE3||Coxlodge,Regent Farm
Jesmond|Newcastle upon Tyne|Tyne and Wear|54.9915|-1.6010|NE2||Jesmond Dene,Osborne Road
Heaton|Newcastle upon Tyne|Tyne and Wear|54.9850|-1.5790|NE6||Ouseburn,Jesmond Vale
Fenham|Newcastle upon Tyne|Tyne and Wear|54.9790|-1.6550|NE4||Nuns Moor,Fenham Hall
Low Fell|Gateshead|Tyne and Wear|54.9330|-1.6010|NE9||Saltwell,Chowdene
Whickham||Tyne and Wear|54.9460|-1.6770|NE16||Watergate,Chase Park
South Shields||Tyne and Wear|54.9987|-1.4323|NE33||Trow Rocks,Westoe
Whitley Bay||Tyne and Wear|55.0456|-1.4443|NE26||Briar Dene,Spanish City
Tynemouth||Tyne and Wear|55.0170|-1.4256|NE30||Longsands,Priory Point
Wallsend||Tyne and Wear|54.9910|-1.5340|NE28||Segedunum,Richardson Dees
Washington||Tyne and Wear|54.9000|-1.5190|NE38||Princess Anne,Glebe Mill
Cramlington||Northumberland|55.0880|-1.5900|NE23||Nelson Village,Alexandra Dale
Blyth||Northumberland|55.1270|-1.5085|NE24||Ridley Park,Quayside
Morpeth||Northumberland|55.1690|-1.6870|NE61||Carlisle Park,Wansbeck Weir
Alnwick||Northumberland|55.4130|-1.7060|NE66|NE66 1NQ|Hulne Park,Barndale
Hexham||Northumberland|54.9710|-2.1010|NE46||Sele Park,Tyne Green
Ponteland||Northumberland|55.0500|-1.7450|NE20||Callerton,Pont Bridge
Berwick-upon-Tweed||Northumberland|55.7700|-2.0040|TD15||Ramparts,Castle Vale
Roker|Sunderland|Tyne and Wear|54.9230|-1.3710|SR6||Roker Pier,Cannonball
Ashbrooke|Sunderland|Tyne and Wear|54.8940|-1.3810|SR2||Backhouse Park,Tunstall Hills
Houghton-le-Spring||Tyne and Wear|54.8410|-1.4690|DH4||Rainton Meadows,Broadway
Durham||County Durham|54.7761|-1.5733|DH1|DH1 3EH|Palace Green,Prebends Bridge
Chester-le-Street||County Durham|54.8570|-1.5740|DH3||Riverside Meadow,Cong Burn
Consett||County Durham|54.8540|-1.8310|DH8||Blackhill,Derwent Edge
Bishop Auckland||County Durham|54.6630|-1.6770|DL14||Gaunless,Etherley Dene
Darlington||County Durham|54.5270|-1.5570|DL3||South Park,Skerne Valley
Barnard Castle||County Durham|54.5460|-1.9230|DL12|DL12 8NP|Demesnes,Flatts Wood
Peterlee||County Durham|54.7600|-1.3360|SR8||Castle Eden Dene,Lowhills
Hartlepool||County Durham|54.6863|-1.2129|TS24|TS24 0XZ|Headland,Jackson Dock
Norton|Stockton-on-Tees|County Durham|54.5880|-1.3150|TS20||Norton Green,Duck Pond
Yarm||North Yorkshire|54.5040|-1.3560|TS15||Viaduct,Snaith's Field
Acklam|Middlesbrough|North Yorkshire|54.5490|-1.2530|TS5||Acklam Hall,Hall Drive
Redcar||North Yorkshire|54.6170|-1.0690|TS10||Locke Park,Coatham
Guisborough||North Yorkshire|54.5350|-1.0560|TS14||Gisborough Priory,Highcliff
`;
