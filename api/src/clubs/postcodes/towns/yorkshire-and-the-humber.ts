/** Towns of Yorkshire and the Humber: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const YORKSHIRE_AND_THE_HUMBER = `
Headingley|Leeds|West Yorkshire|53.8195|-1.5790|LS6||Shire Oak,Becketts Park
Hyde Park|Leeds|West Yorkshire|53.8120|-1.5650|LS6||Woodhouse Ridge,Brudenell
Meanwood|Leeds|West Yorkshire|53.8310|-1.5660|LS6||Meanwood Beck,Hustlers Row
Kirkstall|Leeds|West Yorkshire|53.8150|-1.5990|LS5|LS5 3EH|Abbey Mills,Goit Side
Burley|Leeds|West Yorkshire|53.8110|-1.5830|LS4||Cardigan Fields,Burley Lodge
Chapel Allerton|Leeds|West Yorkshire|53.8280|-1.5360|LS7||Gledhow Valley,Regent Street
Moortown|Leeds|West Yorkshire|53.8480|-1.5370|LS17||Street Lane,Allerton Grange
Roundhay|Leeds|West Yorkshire|53.8360|-1.5010|LS8|LS8 2ER|Waterloo Lake,Soldiers Field
Weetwood|Leeds|West Yorkshire|53.8380|-1.5790|LS16||Hollies,Bodington
Bramley|Leeds|West Yorkshire|53.8110|-1.6370|LS13||Bramley Fall,Hough Lane
Armley|Leeds|West Yorkshire|53.7960|-1.5880|LS12||Gotts Park,Charlie Cake
Horsforth|Leeds|West Yorkshire|53.8370|-1.6380|LS18||Hall Park,Hunger Hills
Morley|Leeds|West Yorkshire|53.7490|-1.5990|LS27||Scatcherd,Dartmouth Bank
Garforth|Leeds|West Yorkshire|53.7920|-1.3810|LS25||Glebelands,Barrowby
Otley||West Yorkshire|53.9050|-1.6910|LS21||Chevin,Wharfe Meadows
Ilkley||West Yorkshire|53.9250|-1.8220|LS29||Cow and Calf,Riverside Stones
Saltaire|Bradford|West Yorkshire|53.8390|-1.7900|BD18|BD18 3LA|Alpaca,Roberts Park
Bingley||West Yorkshire|53.8480|-1.8380|BD16||Five Rise,Druids Altar
Idle|Bradford|West Yorkshire|53.8330|-1.7330|BD10||Idle Moor,Enterprise Five
Halifax||West Yorkshire|53.7220|-1.8580|HX1|HX1 1RE|Piece Hall,Savile Park
Hebden Bridge||West Yorkshire|53.7410|-2.0130|HX7||Hardcastle,Calder Holmes
Brighouse||West Yorkshire|53.7030|-1.7830|HD6||Wellholme,Lane Head
Lindley|Huddersfield|West Yorkshire|53.6590|-1.8260|HD3||Clock Tower,Warren Lane
Holmfirth||West Yorkshire|53.5710|-1.7870|HD9||Sands,Summer Wine
Sandal|Wakefield|West Yorkshire|53.6560|-1.4900|WF2||Castle Mound,Pugneys
Pontefract||West Yorkshire|53.6910|-1.3120|WF8||Friarwood,Liquorice Bush
Harrogate||North Yorkshire|53.9920|-1.5370|HG1||Stray,Valley Gardens
Knaresborough||North Yorkshire|54.0090|-1.4680|HG5||Nidd Gorge,Conyngham
Skipton||North Yorkshire|53.9620|-2.0170|BD23|BD23 1AW|Aireville,Embsay Crag
Ripon||North Yorkshire|54.1360|-1.5230|HG4||Hornblower,Fishers Green
Acomb|York|North Yorkshire|53.9560|-1.1250|YO24||Acomb Green,Bachelor Hill
Haxby|York|North Yorkshire|54.0160|-1.0720|YO32||Ethel Ward,Foss Side
Fulford|York|North Yorkshire|53.9370|-1.0720|YO10||Walmgate Stray,Germany Beck
Northallerton||North Yorkshire|54.3390|-1.4340|DL7||Applegarth,Bullamoor
Scarborough||North Yorkshire|54.2810|-0.4050|YO11||Oliver's Mount,South Cliff
Whitby||North Yorkshire|54.4860|-0.6150|YO21||Whale Bone,White Leys
Cottingham||East Riding of Yorkshire|53.7820|-0.4130|HU16||King Street,Skidby Mill
Beverley||East Riding of Yorkshire|53.8420|-0.4330|HU17||Westwood,Black Mill
Hessle||East Riding of Yorkshire|53.7240|-0.4350|HU13||Foreshore,Tranby
Bridlington||East Riding of Yorkshire|54.0830|-0.1920|YO15||Dukes Park,Gypsey Race
Ecclesall|Sheffield|South Yorkshire|53.3590|-1.5070|S11||Bents Green,Porter Brook
Crookes|Sheffield|South Yorkshire|53.3840|-1.5060|S10||Bole Hills,Lydgate
Hillsborough|Sheffield|South Yorkshire|53.4080|-1.5020|S6||Rivelin,Loxley Side
Woodseats|Sheffield|South Yorkshire|53.3430|-1.4800|S8||Graves Park,Chantrey
Rotherham||South Yorkshire|53.4300|-1.3570|S60||Clifton Park,Boston Castle
Barnsley||South Yorkshire|53.5530|-1.4820|S70||Wilthorpe,Dearne Banks
Bessacarr|Doncaster|South Yorkshire|53.5030|-1.0800|DN4||Sandall Beat,Cantley Oaks
Cleethorpes||Lincolnshire|53.5580|-0.0280|DN35||Meridian,Haverstoe
Scunthorpe||Lincolnshire|53.5890|-0.6540|DN15||Jubilee,Atkinsons Warren
`;
